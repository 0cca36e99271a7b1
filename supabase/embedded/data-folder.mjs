import fs from 'node:fs'
import path from 'node:path'

// Two processes on one PGlite folder silently lose committed rows, so a folder
// has one owner at a time, named in a lock file beside it.

/** @typedef {{ pid: number, port: number | null }} Owner */

const TEMP = path.join('supabase', '.temp')

/** One folder for each command that keeps data between runs. */
export const dataFolders = {
  start: path.join(TEMP, 'start'),
  preview: path.join(TEMP, 'preview'),
}

/** An error whose message is a whole sentence for the person at the terminal. */
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

/** Folders that this process owns. */
const own = new Set()

/** The living process that owns the folder, or null. @param {string} folder */
export function ownerOf(folder) {
  const owner = readOwner(lockFile(folder))
  // In a container the same pid comes back after a restart: then it is a dead owner's.
  if (owner?.pid === process.pid && !own.has(folder)) return null
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
 * Makes this process the folder's owner until it exits or calls release.
 * Throws a PlainError when another living process owns it.
 * @param {string} folder
 */
export function lockDataFolder(folder) {
  const file = lockFile(folder)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  alone(`${file}.busy`, () => {
    const owner = ownerOf(folder)
    if (owner) throw inUse(folder, owner)
    write(null)
    own.add(folder)
  })
  process.on('exit', release)
  return { setPort: write, release }

  /** Renaming is atomic, so that nobody reads half an owner. @param {number | null} port */
  function write(port) {
    const draft = `${file}.${process.pid}`
    fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, port }))
    fs.renameSync(draft, file)
  }

  function release() {
    process.off('exit', release)
    own.delete(folder)
    if (readOwner(file)?.pid === process.pid) fs.rmSync(file, { force: true })
  }
}

// The step takes milliseconds: who holds the guard longer was killed in it.
const GUARD_MS = 5000

/**
 * Runs a step while no other process runs it, so that of two processes that
 * find the same dead owner one comes second and finds the first alive. The
 * guard is a folder: making one succeeds for one process only, on every system.
 * @param {string} guard
 * @param {() => void} step
 */
function alone(guard, step) {
  while (!makeFolder(guard)) {
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

/** False when it is there already. @param {string} folder */
function makeFolder(folder) {
  try {
    fs.mkdirSync(folder)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}
