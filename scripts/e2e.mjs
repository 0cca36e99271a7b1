import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { runCommand } from './command-line.mjs'
import { findBrowser } from './find-browser.mjs'

// `npm run test:e2e [-- options of Playwright]`: the end-to-end tests against
// the last build, in a real browser, on data of their own.

await runCommand(async () => {
  if (!fs.existsSync(`${process.env.BUILD_DIR ?? 'dist'}/index.html`))
    throw new PlainError('There is no build to test yet; "npm run build" makes one.')
  const browser = findBrowser()
  console.log(`Browser: ${browser}`)
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-e2e-'))
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: browser, EMBEDDED_DATA_DIR: path.join(data, 'database') } },
  )
  fs.rmSync(data, { recursive: true, force: true })
  process.exitCode = status ?? 1
})
