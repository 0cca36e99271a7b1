import { createHash } from 'node:crypto'
import readline from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { runCommand } from './command-line.mjs'

// `npm run --silent admin-password`: the line for .env that makes what is typed,
// or comes by a pipe, the admin password.

const SHORTEST = 12

/** Asks without showing what is typed. */
async function ask() {
  process.stderr.write('The new admin password (it is not shown): ')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = readline.createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    const stop = new AbortController()
    terminal.once('SIGINT', () => stop.abort()).once('close', () => stop.abort())
    return await terminal.question('', { signal: stop.signal })
  } catch {
    throw new PlainError('Nothing was set.')
  } finally {
    process.stderr.write('\n')
    terminal.close()
  }
}

await runCommand(async () => {
  const password = process.stdin.isTTY ? await ask() : (await text(process.stdin)).replace(/\r?\n$/, '')
  if (password.length < SHORTEST) {
    throw new PlainError(
      `Please take at least ${SHORTEST} characters: the digest is public, and a short password can be guessed from it.`,
    )
  }
  console.log(`VITE_ADMIN_PASSWORD_SHA256=${createHash('sha256').update(password).digest('hex')}`)
})
