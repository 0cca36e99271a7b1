import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// Cleanup: no child process or temporary folder may outlive the run, however it ends.

/** @type {Map<import('node:child_process').ChildProcess, NodeJS.Signals>} */
const processes = new Map()
/** @type {string[]} */
const folders = []

/** Creates an empty folder that is deleted when this process exits. */
export function makeTempFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-load-'))
  folders.push(folder)
  return folder
}

/**
 * Kills the child when this process exits. Returns a function that kills it earlier, without a graceful shutdown.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal that amounts to a crash for the child
 */
export function endWithUs(child, signal) {
  processes.set(child, signal)
  const exited = new Promise((resolve) => child.once('exit', resolve))
  exited.then(() => processes.delete(child))
  return async () => {
    child.kill(signal)
    await exited
  }
}

process.once('exit', () => {
  for (const [child, signal] of processes) child.kill(signal)
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1))
