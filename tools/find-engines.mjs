import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

// Finds the Firefox and WebKit that are installed on this machine. The tests drive these stock browsers directly,
// without a package or download of ours.

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/webkit2gtk-4.1/MiniBrowser',
]

/** @param {string} command */
function which(command) {
  const { stdout, status } = spawnSync('which', [command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** @param {readonly string[]} files */
const firstExisting = (files) => files.find((file) => fs.existsSync(file))

/** Install hint per engine. @type {Record<string, string>} */
export const waysToGet = {
  firefox: 'Firefox: "apt-get install firefox-esr" on Debian, or FIREFOX_PATH names yours.',
  webkit:
    'WebKit: "apt-get install webkit2gtk-driver xvfb" on Debian (WebKitGTK 2.46 or newer; no xvfb with a screen).',
}

/**
 * Engine -> how to start it, for the installed engines only.
 * @returns {Record<string, Record<string, string>>} as environment variables for tests/engines
 */
export function findEngines(env = process.env) {
  const firefox = env.FIREFOX_PATH ?? which('firefox-esr') ?? which('firefox')
  const driver = which('WebKitWebDriver')
  const miniBrowser = env.MINIBROWSER_PATH ?? firstExisting(MINI_BROWSERS)
  const hasScreen = Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY ?? which('Xvfb'))
  return {
    ...(firefox && { firefox: { FIREFOX_PATH: firefox } }),
    ...(driver && miniBrowser && hasScreen && { webkit: { WEBKIT_DRIVER: driver, MINIBROWSER_PATH: miniBrowser } }),
  }
}

/**
 * The engines to run, the install hints of the missing ones, and a `problem` if the request cannot be met.
 * @param {readonly string[]} found
 * @param {readonly string[]} asked by name; empty means all installed ones
 */
export function chooseEngines(found, asked) {
  const unknown = asked.filter((name) => !(name in waysToGet))
  if (unknown.length > 0) {
    return { run: [], missing: [], problem: `There is no engine ${unknown.join(', ')}; there are firefox and webkit.` }
  }
  const wanted = asked.length > 0 ? asked : Object.keys(waysToGet)
  const run = wanted.filter((name) => found.includes(name))
  const missing = wanted.filter((name) => !found.includes(name)).map((name) => waysToGet[name] ?? name)
  const isEnough = asked.length > 0 ? missing.length === 0 : run.length > 0
  return { run, missing, problem: isEnough ? undefined : `Not on this machine. ${missing.join(' ')}` }
}
