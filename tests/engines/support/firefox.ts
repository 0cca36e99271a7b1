import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type Engine, untilItWorks } from './commands'

// Firefox speaks Marionette: the commands of WebDriver over a socket, each
// message with its length before it. It is what geckodriver translates HTTP to.

const PREFERENCES = {
  // A free port, which Firefox writes into the profile.
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // Nothing is looked up but the site.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'app.normandy.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'browser.aboutwelcome.enabled': false,
}

/** Its own windows are 500 pixels wide at least; phones are not. */
const NARROW_WINDOWS = ':root, body, #navigator-toolbox, #browser { min-width: 0 !important }'

export async function startFirefox(): Promise<Engine> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'burr-oak-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  fs.mkdirSync(path.join(profile, 'chrome'))
  fs.writeFileSync(path.join(profile, 'chrome', 'userChrome.css'), NARROW_WINDOWS)
  const browser = spawn(
    process.env.FIREFOX_PATH ?? 'firefox',
    ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = once(browser, 'exit')
  const socket = await untilItWorks('Firefox', async () => {
    const port = Number(fs.readFileSync(path.join(profile, 'MarionetteActivePort'), 'utf8'))
    const socket = net.connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  })
  const send = speakMarionette(socket)
  const { capabilities } = (await send('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } }
  return {
    version: capabilities.browserVersion,
    send: (command, params = {}) => send(`WebDriver:${command}`, params),
    close: async () => {
      browser.kill()
      await ended
      socket.destroy()
      // The last of its processes may still be writing.
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

type Answer = [type: 1, id: number, error: { message: string } | null, result: unknown]

/** What sends a command over the socket and hands back the answer's value. */
export function speakMarionette(socket: Pick<net.Socket, 'on' | 'write'>) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let received = Buffer.alloc(0)
  let lastId = 0

  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message: Answer | object = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
    }
  })

  return (name: string, params: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, ([, , error, result]) => {
        if (error) reject(new Error(error.message))
        else resolve(result !== null && typeof result === 'object' && 'value' in result ? result.value : result)
      })
      const text = JSON.stringify([0, lastId, name, params])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
