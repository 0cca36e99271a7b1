import { spawnSync } from 'node:child_process'

/**
 * The path of a package's command, which npx fetches into its cache. For tools that are too large for
 * devDependencies. Throws what npx printed last if it fails.
 * @param {string} name of the package
 * @param {string} version
 * @param {string} [command] of the package, if it is named otherwise
 */
export function fetchTool(name, version, command = name) {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', `--package=${name}@${version}`, '--call', `command -v ${command}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  )
  const found = stdout.trim()
  if (status === 0 && found) return found
  throw new Error(stderr.trim().split('\n').at(-1) ?? '')
}
