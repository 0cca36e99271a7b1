import { expect, test } from 'vitest'
import { listenOrSay, readServerOptions } from '../../scripts/command-line.mjs'
import { nonEmptyLines, startNode } from '../support/node-process'

const plainError = (message: RegExp) =>
  expect.objectContaining({ name: 'PlainError', message: expect.stringMatching(message) })

test.each([
  ['', {}],
  ['--port 3000', { port: 3000 }],
  ['--port=3000', { port: 3000 }],
  ['--port 1', { port: 1 }],
  ['--port 65535', { port: 65535 }],
  ['--host', { host: true }],
  ['--host 127.0.0.1', { host: '127.0.0.1' }],
  ['--host=0.0.0.0', { host: '0.0.0.0' }],
  ['--host ::1', { host: '::1' }],
  ['--host --port 3000', { host: true, port: 3000 }],
  ['--open', { open: true }],
  ['--strictPort', {}],
  ['--port 3000 --strictPort --host 127.0.0.1 --open', { port: 3000, host: '127.0.0.1', open: true }],
  ['--port 3000 --port 4000', { port: 4000 }],
])('The options "%s" are parsed.', (line, options) => {
  expect(readServerOptions(line.split(' ').filter(Boolean))).toEqual(options)
})

test.each([
  '--port',
  '--port --open',
  '--port=',
  '--port 0',
  '--port 65536',
  '--port -1',
  '--port 80.5',
  '--port 5e9',
  '--port abc',
])('The options "%s" have no valid port.', (line) => {
  const args = line.split(' ')
  expect(() => readServerOptions(args)).toThrow(plainError(/^--port needs a number from 1 to 65535, not ".*"\.$/))
})

test.each(['--prot 3000', '3000', '--https', '-p 3000', 'localhost'])('The option "%s" is unknown.', (line) => {
  const [name = ''] = line.split(' ')
  expect(() => readServerOptions(line.split(' '))).toThrow(plainError(/^Unknown option .*; there are --port N, .*\.$/))
  expect(() => readServerOptions(line.split(' '))).toThrow(name)
})

test.each(['Port 5173 is already in use', 'listen EADDRINUSE: address already in use :::5173'])(
  'The error "%s" becomes a sentence that suggests another port.',
  async (message) => {
    const listening = listenOrSay('npm start', 5173, () => Promise.reject(new Error(message)))
    await expect(listening).rejects.toEqual(plainError(/^Port 5173 is in use .*"npm start -- --port 5174".*\.$/))
  },
)

test('A host or port that is not available is reported in one sentence.', async () => {
  for (const message of [
    'getaddrinfo ENOTFOUND nosuch.invalid',
    'listen EADDRNOTAVAIL 10.0.0.1',
    'listen EACCES: 80',
  ]) {
    const listening = listenOrSay('npm start', 80, () => Promise.reject(new Error(message)))
    await expect(listening).rejects.toThrow(
      `This machine cannot listen there (${message}); --host and --port name the place.`,
    )
  }
})

test('Any other error of a server, and its result, is passed through unchanged.', async () => {
  const error = new Error('out of memory')
  await expect(listenOrSay('npm start', 80, () => Promise.reject(error))).rejects.toBe(error)
  await expect(listenOrSay('npm start', 80, async () => 'a server')).resolves.toBe('a server')
})

test.each([
  ['db-reset.mjs', 'nonsense', '"npm run db:reset" resets the data of npm start'],
  ['start.mjs', '--prot', 'Unknown option --prot'],
  ['preview.mjs', '--port=no', '--port needs a number'],
])('scripts/%s %s ends with one sentence and no stack.', { timeout: 30_000 }, async (script, argument, sentence) => {
  const { code, stdout, stderr } = await startNode([`scripts/${script}`, argument]).ended
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(nonEmptyLines(stderr)).toEqual([expect.stringContaining(sentence)])
})
