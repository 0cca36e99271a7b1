import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../scripts/command-line.mjs'
import { findBrowser } from '../scripts/test/find-browser.mjs'
import { findPostgres } from './hosted/postgres-cluster.mjs'
import { findPostgrest } from './hosted/postgrest.mjs'

// `npm run test:hosted [-- Playwright options]`: the site in a real browser over a real PostgreSQL and PostgREST, as
// hosted Supabase runs them, without and with the lock.

await runCommand(async () => {
  const browser = findBrowser()
  // First, so that what is missing is said in one sentence.
  findPostgres()
  findPostgrest()
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-hosted-'))
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/hosted/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: browser, EMBEDDED_DATA_DIR: path.join(data, 'unused') } },
  )
  fs.rmSync(data, { recursive: true, force: true })
  process.exitCode = status ?? 1
})
