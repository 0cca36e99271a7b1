import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { PlainError } from '../../supabase/embedded/data-folder.mjs'

// Finds the browser for the end-to-end tests: CHROME_PATH, else an installed Chromium or Chrome, else Playwright's
// own download. If there is none, it installs one.

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
]

const isRoot = process.getuid?.() === 0
// Excludes Ubuntu: its chromium package does not contain the browser (it installs a snap).
const isDebian = fs.existsSync('/etc/os-release') && /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8'))
const INSTALL =
  isDebian && isRoot
    ? 'apt-get update && apt-get install -y --no-install-recommends chromium'
    : `npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`

/** @returns {string | undefined} */
function findInstalled() {
  for (const command of COMMANDS) {
    const { stdout, status } = spawnSync('which', [command], { encoding: 'utf8' })
    if (status === 0 && stdout.trim()) return stdout.trim()
  }
  return [...APPLICATIONS, chromium.executablePath()].find((path) => fs.existsSync(path))
}

/**
 * The path of a browser. Throws a PlainError if there is none and installing one fails or is disabled
 * (NO_BROWSER_INSTALL=1).
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (!fs.existsSync(chosen)) throw new PlainError(`CHROME_PATH names ${chosen}, but there is no such file.`)
    return chosen
  }
  const installed = findInstalled()
  if (installed) return installed
  if (process.env.NO_BROWSER_INSTALL) {
    throw new PlainError(`No Chromium or Chrome was found; "${INSTALL}" installs one, or CHROME_PATH names yours.`)
  }
  console.log(`No browser was found, installing one: ${INSTALL}`)
  spawnSync(INSTALL, { stdio: 'inherit', shell: true })
  const installedNow = findInstalled()
  if (!installedNow) throw new PlainError(`No browser could be installed with "${INSTALL}"; CHROME_PATH may name one.`)
  return installedNow
}
