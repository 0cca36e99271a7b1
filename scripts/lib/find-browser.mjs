import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { PlainError } from './plain-error.mjs'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function findInstalled() {
  const found = COMMANDS.map((command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim())
  return [...found, chromium.executablePath()].find((path) => path && fs.existsSync(path))
}

/** The path of a browser: CHROME_PATH, else an installed Chromium or Chrome, else Playwright's, which it may install. */
export function findBrowser() {
  const found = process.env.CHROME_PATH || findInstalled()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  // Ubuntu's package of the same name only installs a snap.
  const isDebian = fs.existsSync('/etc/os-release') && /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8'))
  const install =
    isDebian && isRoot
      ? 'apt-get update && apt-get install -y --no-install-recommends chromium'
      : `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`
  console.log(`No browser was found, installing one: ${install}`)
  spawnSync(install, { stdio: 'inherit', shell: true })
  const installed = findInstalled()
  if (!installed) throw new PlainError(`No browser could be installed with "${install}"; CHROME_PATH may name one.`)
  return installed
}
