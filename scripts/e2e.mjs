import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { runCommand } from './command-line.mjs'
import { findBrowser } from './test/find-browser.mjs'

// `npm run test:e2e [-- Playwright options]`: runs the end-to-end tests against the last build, in a real browser
// and with a temporary database.

await runCommand(async () => {
  if (!fs.existsSync(`${process.env.BUILD_DIR ?? 'dist'}/index.html`))
    throw new PlainError('There is no build to test yet; "npm run build" makes one.')
  const browser = findBrowser()
  console.log(`Browser: ${browser}`)
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-e2e-'))
  const env = { ...process.env, CHROME_PATH: browser, EMBEDDED_DATA_DIR: path.join(data, 'database') }
  const args = process.argv.slice(2)
  const { status } = playwright(args, env)
  // Rerun failed tests once, only to record a trace. The first result counts.
  if (status === 1) playwright(['--last-failed', '--trace=on', '--reporter=list', ...args], { ...env, E2E_REPORT: '' })
  fs.rmSync(data, { recursive: true, force: true })
  process.exitCode = status ?? 1
})

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function playwright(args, env) {
  return spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...args], {
    stdio: 'inherit',
    env,
  })
}
