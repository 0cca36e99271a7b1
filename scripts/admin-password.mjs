import { createHash } from 'node:crypto'
import readline from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runCommand } from './lib/command-line.mjs'
import { UserError } from './lib/user-error.mjs'

// `npm run --silent admin-password`: prints the .env line that sets the admin password. Reads the password from a
// prompt, or from stdin when it is a pipe.

const MIN_LENGTH = 12

/** Prompts without echoing the input. */
async function ask() {
  process.stderr.write('The new admin password (it is not shown): ')
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = readline.createInterface({ input: process.stdin, output: muted, terminal: true })
  try {
    const controller = new AbortController()
    terminal.once('SIGINT', () => controller.abort()).once('close', () => controller.abort())
    return await terminal.question('', { signal: controller.signal })
  } catch {
    throw new UserError('Nothing was set.')
  } finally {
    process.stderr.write('\n')
    terminal.close()
  }
}

await runCommand(async () => {
  const password = process.stdin.isTTY ? await ask() : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < MIN_LENGTH) {
    throw new UserError(
      `Please take at least ${MIN_LENGTH} characters: the digest is public, and a short password can be guessed from it.`,
    )
  }
  console.log(`VITE_ADMIN_PASSWORD_SHA256=${createHash('sha256').update(password).digest('hex')}`)
})
