import { loadEnv } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { HOSTS, readSettings } from './build/settings.mjs'

/**
 * Reads --port N, --host [address], --strictPort and --open as Vite does, and --locked.
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
    // The posture of the lock, as with the setting; without a hosted project its admin is made here.
    else if (name === '--locked') process.env.VITE_ADMIN_EMAIL ??= LOCAL_ADMIN_EMAIL
    // A taken port always stops us: silently moving on would open a second site.
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
 * The settings; throws for those that make the command useless, before Vite would wrap the sentence in its own words.
 * @param {'build' | 'serve'} command
 */
export function checkSettings(command) {
  const mode = command === 'build' ? 'production' : 'development'
  return readSettings(loadEnv(mode, process.cwd(), ['VITE_', ...HOSTS]), command)
}

/**
 * Runs a command; what goes wrong for a known reason ends in one sentence.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    // By name: Vite bundles its configuration, so that there the class is another.
    const isPlain = error instanceof Error && error.name === 'PlainError'
    console.error(isPlain ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

/**
 * Turns Vite's own error about a taken port into a sentence with the way out.
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
 * Ends the process in order when it is asked to.
 * @param {{ close: () => Promise<void> }} server
 */
export function stopOnSignal(server) {
  // npm passes no signal on; when it is gone, this process has another parent.
  const parent = process.ppid
  const isNpmGone = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(isNpmGone, 500).unref()

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      // Vite listens too; with this it agrees that a stop on request is no failure.
      process.exitCode = 0
      server.close().finally(() => process.exit())
    })
  }
}
