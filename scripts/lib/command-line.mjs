/**
 * Runs a command. An expected error prints only its message, any other error its stack too.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    // It is compared by name, because Vite bundles vite.config.ts, which duplicates the class.
    const isExpected = error instanceof Error && (error.name === 'PlainError' || /already in use/.test(error.message))
    console.error(isExpected ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
