import { spawnSync } from 'node:child_process'

/**
 * The path of a package's command, which npx fetches into its cache. For tools that are too large for
 * devDependencies. Throws npm's reason if it fails.
 * @param {string} name of the package
 * @param {string} version
 * @param {string} [command] of the package, if it is named otherwise
 */
export function fetchTool(name, version, command = name) {
  const { error, status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', `--package=${name}@${version}`, '--call', `command -v ${command}`],
    { encoding: 'utf8' },
  )
  if (error) throw error
  const found = stdout.trim()
  if (status === 0 && found) return found
  throw new Error(stderr.split('\n').find((line) => line.startsWith('npm error')) ?? stderr.trim())
}
