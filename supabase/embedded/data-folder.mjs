import fs from 'node:fs'
import path from 'node:path'

// Two processes on one PGlite folder silently lose committed rows. So a folder has one owner at a time, stored in a
// lock file next to it.

/** @typedef {{ pid: number, port: number | null }} Owner */

const TEMP = path.join('supabase', '.temp')

/** One folder per command that keeps data between runs. */
export const dataFolders = {
  start: path.join(TEMP, 'start'),
  preview: path.join(TEMP, 'preview'),
}

/** An expected error: its message is a full sentence for the user at the terminal. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
}

/** @param {string} folder */
export const lockFile = (folder) => `${folder}.lock`

/** @param {string} file @returns {Owner | null} */
function readOwner(file) {
  try {
    const { pid, port } = JSON.parse(fs.readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? { pid, port } : null
  } catch {
    return null
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

const ownedFolders = new Set()

/** The running process that owns the folder, or null. @param {string} folder */
export function ownerOf(folder) {
  const owner = readOwner(lockFile(folder))
  // A restarted container reuses pids: our own pid in the file may be that of a dead owner.
  if (owner?.pid === process.pid && !ownedFolders.has(folder)) return null
  return owner && isRunning(owner.pid) ? owner : null
}

/** @param {string} folder @param {Owner} owner */
function inUse(folder, { pid, port }) {
  const at = port ? ` at port ${port}` : ''
  return new PlainError(
    `The data in ${folder} is in use by process ${pid}${at}; stop that one first (Ctrl+C in its terminal), or delete ${lockFile(folder)} if it is no server of this project.`,
  )
}

/**
 * Locks the folder for this process until it exits or calls release.
 * Throws a PlainError if another running process owns it.
 * @param {string} folder
 */
export function lockDataFolder(folder) {
  const file = lockFile(folder)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  withGuard(`${file}.busy`, () => {
    const owner = ownerOf(folder)
    if (owner) throw inUse(folder, owner)
    write(null)
    ownedFolders.add(folder)
  })
  process.on('exit', release)
  return { setPort: write, release }

  /** Renaming is atomic, so nobody reads a partial file. @param {number | null} port */
  function write(port) {
    const temp = `${file}.${process.pid}`
    fs.writeFileSync(temp, JSON.stringify({ pid: process.pid, port }))
    fs.renameSync(temp, file)
  }

  function release() {
    process.off('exit', release)
    ownedFolders.delete(folder)
    if (readOwner(file)?.pid === process.pid) fs.rmSync(file, { force: true })
  }
}

// The step takes milliseconds. An older guard is stale: its process was killed.
const GUARD_MS = 5000

/**
 * Runs a step under a mutex across processes. Without it, two processes could race to replace the same dead owner.
 * The guard is a folder, because mkdir is atomic on every system.
 * @param {string} guard
 * @param {() => void} step
 */
function withGuard(guard, step) {
  while (!tryMakeFolder(guard)) {
    const madeAt = fs.statSync(guard, { throwIfNoEntry: false })?.mtimeMs
    if (madeAt !== undefined && Date.now() - madeAt > GUARD_MS) fs.rmSync(guard, { recursive: true, force: true })
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  }
  try {
    step()
  } finally {
    fs.rmSync(guard, { recursive: true, force: true })
  }
}

/** False if it already exists. @param {string} folder */
function tryMakeFolder(folder) {
  try {
    fs.mkdirSync(folder)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}
