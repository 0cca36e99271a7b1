import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// Processes and folders of a run, none of which may outlive it, however it ends.

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const processes = new Map()
/** @type {string[]} */
const folders = []

/** Makes an empty folder that goes with this process. */
export function makeTempFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-load-'))
  folders.push(folder)
  return folder
}

/**
 * Lets a process end with this one, and returns what ends it without warning.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal that the process takes for a crash
 */
export function endWithUs(child, signal) {
  processes.set(child, signal)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  gone.then(() => processes.delete(child))
  return async () => {
    child.kill(signal)
    await gone
  }
}

process.once('exit', () => {
  for (const [child, signal] of processes) child.kill(signal)
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1))
