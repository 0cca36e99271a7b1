import { expect, test, vi } from 'vitest'
import { chooseEngines } from '../../tools/find-engines.mjs'
import { withWatch } from '../../tools/watched-build.mjs'
import { speakMarionette } from '../engines/support/firefox'

// The parts of npm run test:engines that need no browser.

test('Every installed engine is run, and for each missing one the error tells how to install it.', () => {
  expect(chooseEngines(['firefox', 'webkit'], [])).toEqual({ run: ['firefox', 'webkit'], missing: [] })
  expect(chooseEngines(['firefox'], [])).toEqual({
    run: ['firefox'],
    missing: [expect.stringContaining('webkit2gtk-driver')],
  })
})

test('It is a problem if no engine or not every requested engine is installed.', () => {
  expect(chooseEngines([], []).problem).toMatch(/firefox-esr.*webkit2gtk-driver/)
  expect(chooseEngines(['firefox'], ['firefox']).problem).toBeUndefined()
  expect(chooseEngines(['firefox'], ['firefox', 'webkit']).problem).toContain('webkit2gtk-driver')
  expect(chooseEngines(['firefox'], ['presto']).problem).toContain('no engine presto')
})

test('The watch script is the first script of a page.', () => {
  const html = '<!doctype html><html lang="en"><head><meta charset="utf-8"><script>1</script></head></html>'
  expect(withWatch(html)).toContain('<head><script src="/watch.js"></script><meta')
})

/** A fake socket, whose other end is the test. */
function connect() {
  const receive = vi.fn<(bytes: Buffer) => void>()
  const written: string[] = []
  const socket = {
    on: (_: string, listener: (bytes: Buffer) => void) => receive.mockImplementation(listener),
    write: (text: string) => written.push(text),
  }
  const send = speakMarionette(socket as unknown as Parameters<typeof speakMarionette>[0])
  const answer = (message: unknown) => {
    const text = JSON.stringify(message)
    return Buffer.from(`${Buffer.byteLength(text)}:${text}`)
  }
  return { send, receive, written, answer }
}

test('A command is sent with its length in bytes, and resolves with the value of the response.', async () => {
  const { send, receive, written, answer } = connect()
  receive(answer({ applicationType: 'gecko' }))
  const value = send('WebDriver:ExecuteScript', { script: 'return "ä"' })
  // The ä has two bytes in UTF-8.
  const text = '[0,1,"WebDriver:ExecuteScript",{"script":"return \\"ä\\""}]'
  expect(written).toEqual([`${text.length + 1}:${text}`])
  receive(answer([1, 1, null, { value: 'ä' }]))
  await expect(value).resolves.toBe('ä')
})

test('Responses can arrive in pieces and in any order, and an error rejects.', async () => {
  const { send, receive, answer } = connect()
  const first = send('WebDriver:Navigate', {})
  const second = send('WebDriver:NewSession', {})
  const bytes = Buffer.concat([
    answer([1, 2, null, { capabilities: { browserVersion: '153' } }]),
    answer([1, 1, { message: 'no such page' }, null]),
  ])
  for (const byte of bytes) receive(Buffer.from([byte]))
  await expect(second).resolves.toEqual({ capabilities: { browserVersion: '153' } })
  await expect(first).rejects.toThrow('no such page')
})
