import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Makes a folder that goes with this process. @param {string} purpose part of its name */
export function temporaryFolder(purpose) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `tree-site-${purpose}-`))
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
