import { spawnSync } from 'node:child_process'
import { UserError } from '../scripts/lib/user-error.mjs'

/**
 * The path of a package's command, which npx fetches into its cache: for tools that are too large for devDependencies.
 * Throws a sentence if npm cannot be reached, or does not have the package for this machine.
 * @param {string} name of the package
 * @param {string} version
 * @param {string} [command] of the package, if its name differs
 */
export function fetchTool(name, version, command = name) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', `--package=${name}@${version}`, '--call', `command -v ${command}`],
    { encoding: 'utf8' },
  )
  const found = stdout.trim()
  if (status === 0 && found) return found
  throw new UserError(`npx could not fetch ${name}: ${stderr.trim()}`)
}
