import { loadEnv } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { HOSTS, readSettings } from './build/settings.mjs'

/**
 * Parses --port N, --host [address], --strictPort and --open like Vite, plus --locked.
 * @param {string[]} args
 */
export function readServerOptions(args) {
  /** @type {{ port?: number, host?: string | true, open?: boolean }} */
  const options = {}
  const rest = args.flatMap((arg) => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]))
  while (rest.length > 0) {
    const name = rest.shift()
    if (name === '--port') options.port = readPort(rest.shift())
    else if (name === '--host') options.host = rest[0] && !rest[0].startsWith('--') ? rest.shift() : true
    else if (name === '--open') options.open = true
    // Same as setting VITE_ADMIN_EMAIL. The embedded backend creates this admin.
    else if (name === '--locked') process.env.VITE_ADMIN_EMAIL ??= LOCAL_ADMIN_EMAIL
    // --strictPort is a no-op: a port in use is always an error, because a fallback port would start a second site.
    else if (name !== '--strictPort') {
      throw new PlainError(
        `Unknown option ${name}; there are --port N, --host [address], --strictPort, --open and --locked.`,
      )
    }
  }
  return options
}

/** @param {string | undefined} text */
function readPort(text) {
  const port = Number(text)
  if (!text || !Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainError(`--port needs a number from 1 to 65535, not "${text ?? ''}".`)
  }
  return port
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
 * Runs a command. A PlainError prints only its message, any other error its stack too.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    // By name, not instanceof: Vite bundles vite.config.ts, which duplicates the class.
    const isPlain = error instanceof Error && error.name === 'PlainError'
    console.error(isPlain ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

/**
 * Turns listen errors, such as a port in use, into a PlainError that names the fix.
 * @template T
 * @param {string} command
 * @param {number} port
 * @param {() => Promise<T>} listen
 */
export async function listenOrSay(command, port, listen) {
  try {
    return await listen()
  } catch (error) {
    if (error instanceof Error && /already in use|EADDRINUSE/.test(error.message)) {
      throw new PlainError(
        `Port ${port} is in use by another program; "${command} -- --port ${port + 1}" takes another one.`,
      )
    }
    if (error instanceof Error && /ENOTFOUND|EADDRNOTAVAIL|EACCES/.test(error.message)) {
      throw new PlainError(`This machine cannot listen there (${error.message}); --host and --port name the place.`)
    }
    throw error
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
