import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs'
import { UserError } from '../../scripts/lib/user-error.mjs'

// A private PostgreSQL server. Its files and its Unix socket are in a temporary folder, and it listens on no port, so
// it cannot conflict with another server.

const DEBIAN = '/usr/lib/postgresql'

/** The path of pg_ctl: from PATH, else of the newest Debian version. */
export function findPostgres() {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...versions.map((one) => `${DEBIAN}/${one}/bin`)]
  const found = folders.map((folder) => path.join(folder, 'pg_ctl')).find((file) => fs.existsSync(file))
  if (found) return found
  throw new UserError(
    `No PostgreSQL was found (pg_ctl, on PATH or in ${DEBIAN}); "apt-get install postgresql" installs it on Debian and Ubuntu, and "brew install postgresql" on macOS.`,
  )
}

/** PostgreSQL refuses to run as root, so root has to run it as another user. */
function userToRunAs() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((kind) => spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new UserError('PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody".')
}

/** Creates a cluster. Its superuser "postgres" needs no password on the socket in `folder`. It ends with this process. */
export function makeCluster() {
  const command = findPostgres()
  const folder = temporaryFolder('postgres')
  const user = userToRunAs()
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid)
  const env = { ...process.env, LC_ALL: 'C', HOME: folder, PGDATA: path.join(folder, 'data') }

  /** @param {string[]} args of pg_ctl */
  const run = (...args) => spawnSync(command, args, { cwd: folder, env, ...user, encoding: 'utf8' })
  /** @param {string[]} args */
  const runOrThrow = (...args) => {
    const { status, stdout, stderr, error } = run(...args)
    if (status !== 0) throw new UserError(`pg_ctl ${args[0]} failed: ${error ?? stdout + stderr}`)
  }
  /** Like a crash, this makes no checkpoint. */
  const kill = () => run('stop', '--mode=immediate')
  // Before the folder is deleted, because it has the server's process id.
  process.prependOnceListener('exit', kill)

  runOrThrow('initdb', '-o', '--username=postgres --auth=trust --encoding=UTF8 --no-locale --no-sync')
  const start = () => runOrThrow('start', `--log=${folder}/log`, '-o', `-k ${folder} -c listen_addresses=`)
  return { folder, start, kill }
}
