import { loadEnv } from 'vite'
import { HOSTS, readSettings } from './build/settings.mjs'

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
