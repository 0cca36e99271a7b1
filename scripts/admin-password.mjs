import { createHash } from 'node:crypto'
import readline from 'node:readline/promises'

// `npm run --silent admin-password`: the line for .env that makes what is typed the admin password.

const terminal = readline.createInterface({ input: process.stdin, output: process.stderr })
const password = await terminal.question('The new admin password: ')
terminal.close()
if (password.length < 12) {
  console.error(
    'Please take at least 12 characters: the digest is public, and a short password can be guessed from it.',
  )
  process.exit(1)
}
console.log(`VITE_ADMIN_PASSWORD_SHA256=${createHash('sha256').update(password).digest('hex')}`)
