import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'

/**
 * Runs Playwright's tests with the options of the command line, in a real browser and with a temporary database, and
 * passes its exit code on.
 * @param {string} config @param {NodeJS.ProcessEnv} [env]
 */
export function runPlaywright(config, env = process.env) {
  const browser = findBrowser()
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-browser-'))
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...env, CHROME_PATH: browser, EMBEDDED_DATA_DIR: path.join(data, 'database') } },
  )
  fs.rmSync(data, { recursive: true, force: true })
  process.exitCode = status ?? 1
}
