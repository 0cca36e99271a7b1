import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { HOSTS, readSettings } from './build/settings.mjs'

/** Parses --port, --host, --open and --locked for Vite's dev and preview servers. @param {number} defaultPort */
export function readServerOptions(defaultPort) {
  const { port = String(defaultPort), host, open, locked } = parseOptions()
  if (!/^\d{1,5}$/.test(port)) throw new PlainError(`--port needs a number, not "${port}".`)
  // The embedded backend creates this admin.
  if (locked) process.env.VITE_ADMIN_EMAIL ??= LOCAL_ADMIN_EMAIL
  // A fallback port would start a second site without a word.
  return { port: Number(port), strictPort: true, ...(host && { host }), ...(open && { open }) }
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        open: { type: 'boolean' },
        locked: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new PlainError(`${/** @type {Error} */ (error).message}; there are --port, --host, --open and --locked.`)
  }
}

/**
 * Reads the settings. Throws for unusable ones here, because Vite would wrap the error message in its own text.
 * @param {'build' | 'serve'} command
 */
export function checkSettings(command) {
  const mode = command === 'build' ? 'production' : 'development'
  return readSettings(loadEnv(mode, process.cwd(), ['VITE_', ...HOSTS]), command)
}

/**
 * Runs a command. An expected error prints only its message, any other error its stack too.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    // By name, not instanceof: Vite bundles vite.config.ts, which duplicates the class.
    const isExpected = error instanceof Error && (error.name === 'PlainError' || /already in use/.test(error.message))
    console.error(isExpected ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

/**
 * Graceful shutdown on SIGINT and SIGTERM.
 * @param {{ close: () => Promise<void> }} server
 */
export function stopOnSignal(server) {
  // npm does not forward signals. When npm exits, this process gets a new parent pid, so poll for that.
  const parent = process.ppid
  const stopIfNpmExited = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(stopIfNpmExited, 500).unref()

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      // Vite's own handler sets `exitCode ??= 128 + signal`; a requested stop is a success.
      process.exitCode = 0
      server.close().finally(() => process.exit())
    })
  }
}
