/**
 * Runs a command. An expected error, or an unknown option, prints only its message, any other error its stack too.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    const { stack, code, message } = /** @type {NodeJS.ErrnoException} */ (error)
    // A UserError and a LocalDataError have no stack.
    const isExpected = !stack || code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    console.error(isExpected ? `\n${message}\n` : error)
    process.exit(1)
  }
}
