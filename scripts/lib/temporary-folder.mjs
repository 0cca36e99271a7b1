import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** @type {string[]} */
const folders = []

// One listener for all: Node warns of more than ten.
process.once('exit', () => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

/** Makes a folder that is deleted when this process ends. @param {string} purpose part of its name */
export function temporaryFolder(purpose) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `tree-site-${purpose}-`))
  folders.push(folder)
  return folder
}
