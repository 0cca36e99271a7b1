import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * Runs Playwright's tests with the options of the command line, in a real browser and with a temporary database, and
 * passes its exit code on.
 * @param {string} config @param {NodeJS.ProcessEnv} [env]
 */
export function runPlaywright(config, env = process.env) {
  const own = { CHROME_PATH: findBrowser(), EMBEDDED_DATA_DIR: path.join(temporaryFolder('browser'), 'database') }
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...env, ...own } },
  )
  process.exitCode = status ?? 1
}
