import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../supabase/embedded/data-folder.mjs'
import { endWithUs, makeTempFolder } from './left-behind.mjs'

// A private PostgreSQL server: its files and its Unix socket are in a temporary folder, and it listens on no port, so
// it cannot conflict with another server.

const DEBIAN = '/usr/lib/postgresql'

/**
 * The folder that contains initdb and postgres: from PATH, else the newest Debian version.
 * @param {string} [searchPath]
 * @param {string} [debian]
 */
export function findPostgres(searchPath = process.env.PATH ?? '', debian = DEBIAN) {
  const onPath = searchPath.split(path.delimiter).filter(Boolean)
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = [...onPath, ...versions.map((version) => path.join(debian, version, 'bin'))].find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  )
  if (found) return found
  throw new PlainError(
    `No PostgreSQL was found (initdb and postgres, on PATH or in ${debian}); "apt-get install postgresql" installs it on Debian and Ubuntu, and "brew install postgresql" on macOS.`,
  )
}

/** PostgreSQL refuses to run as root, so root has to run it as another user. */
function userToRunAs() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((kind) => spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new PlainError('PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody".')
}

/**
 * Creates a cluster. Its superuser "postgres" needs no password on the socket in `folder`.
 * @param {string} binaries
 */
export function makeCluster(binaries) {
  const folder = makeTempFolder()
  const user = userToRunAs()
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder }, ...user }

  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(path.join(binaries, 'initdb'), [`--pgdata=${data}`, ...settings], {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new PlainError(`initdb made no cluster: ${made.stderr || made.error}`)

  return {
    folder,
    /** Starts the server. Returns a function that kills it. */
    async start() {
      const child = spawn(path.join(binaries, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, like a crash.
      const kill = endWithUs(child, 'SIGQUIT')
      let log = ''
      await new Promise((resolve, reject) => {
        child.once('exit', () => reject(new PlainError(`The PostgreSQL server did not start: ${log}`)))
        child.stderr.setEncoding('utf8').on('data', (text) => {
          log = (log + text).slice(-10_000)
          if (log.includes('ready to accept connections')) resolve(undefined)
        })
      })
      return kill
    },
  }
}
