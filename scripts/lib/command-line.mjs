/**
 * Runs a command. An expected error prints only its message, any other error its stack too.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    // Compared by name, because Vite bundles vite.config.ts, which duplicates the class.
    console.error(error instanceof Error && error.name === 'PlainError' ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
