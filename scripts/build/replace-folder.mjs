import fs from 'node:fs'

/**
 * Replaces a folder with another. The old one is renamed first, deleted last, and put back on failure: on Windows, each
 * step can fail, such as when a file in it is open.
 * @param {string} target @param {string} replacement
 */
export function replaceFolder(target, replacement) {
  const previous = `${target}.previous`
  fs.rmSync(previous, { recursive: true, force: true })
  if (fs.existsSync(target)) fs.renameSync(target, previous)
  try {
    fs.renameSync(replacement, target)
  } catch (error) {
    if (fs.existsSync(previous)) fs.renameSync(previous, target)
    throw error
  }
  fs.rmSync(previous, { recursive: true, force: true })
}
