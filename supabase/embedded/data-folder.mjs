import fs from 'node:fs'
import path from 'node:path'

// Two processes on one PGlite folder silently lose committed rows, so a folder has one owner at a time, named in a file
// next to it.

const TEMP = path.join('supabase', '.temp')

/** The local data cannot be used. Its message is for the person at the terminal, so it has no stack. */
export class LocalDataError extends Error {
  /** @override */
  name = 'LocalDataError'
  /** @override */
  stack = ''
}

/** One folder per command that keeps data between runs. */
export const dataFolders = {
  start: path.join(TEMP, 'start'),
  preview: path.join(TEMP, 'preview'),
}

/** @param {string} folder */
export const pidFile = (folder) => `${folder}.pid`

/** The process that owns the folder; null if there is none, or if it has ended. @param {string} folder */
function findOwner(folder) {
  try {
    const pid = Number(fs.readFileSync(pidFile(folder), 'utf8'))
    // Signal 0 only checks that the process exists. A restarted container reuses process ids, even our own.
    return pid > 0 && pid !== process.pid && process.kill(pid, 0) ? pid : null
  } catch (error) {
    // EPERM: another user's process.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' ? 'of another user' : null
  }
}

/**
 * Claims the folder for this process until it exits. Throws a LocalDataError if another running process owns it.
 * @param {string} folder
 */
export function claimDataFolder(folder) {
  const file = pidFile(folder)
  const owner = findOwner(folder)
  if (owner) {
    throw new LocalDataError(
      `The data in ${folder} is in use by process ${owner}; stop that one first (Ctrl+C in its terminal), or delete ${file} if that process is not a server of this project.`,
    )
  }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, String(process.pid))
  process.once('exit', () => fs.rmSync(file, { force: true }))
}
