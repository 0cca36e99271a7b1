import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { UserError } from './user-error.mjs'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a browser: CHROME_PATH, else an installed Chromium or Chrome, else Playwright's. */
export function findBrowser() {
  const installed = COMMANDS.map((command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim())
  const found = [process.env.CHROME_PATH, ...installed, chromium.executablePath()].find((path) =>
    fs.existsSync(path ?? ''),
  )
  if (found) return found
  throw new UserError(
    'No Chromium or Chrome was found. "npx playwright install --with-deps chromium" installs one, "apt-get install chromium" on Debian; or CHROME_PATH names one.',
  )
}
