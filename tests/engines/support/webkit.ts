import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { addresses, type Command, type Engine, untilItWorks } from './commands'

// WebKitGTK, the engine of Safari in the clothes of a Linux desktop, by its own
// WebKitWebDriver, which speaks HTTP. It needs a screen: an unseen one will do.

/** The small browser's own buttons would keep its window wider than a phone. */
const NARROW_WINDOWS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'

export async function startWebkit(): Promise<Engine> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'burr-oak-webkit-'))
  fs.mkdirSync(path.join(folder, 'gtk-3.0'))
  fs.writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_WINDOWS)
  const screen = await openScreen()
  const port = await freePort()
  const driver = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    // The language of the date field.
    env: {
      ...process.env,
      ...screen.env,
      LC_ALL: 'C.UTF-8',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
    stdio: 'ignore',
  })
  const root = `http://127.0.0.1:${port}`
  await untilItWorks('WebKitWebDriver', () => fetch(`${root}/status`))
  const options = { binary: process.env.MINIBROWSER_PATH, args: ['--automation'] }
  const session = (await call('POST', `${root}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const own = `${root}/session/${session.sessionId}`
  return {
    version: session.capabilities.browserVersion,
    send: (command: Command, { id = '', ...params }: Record<string, unknown> = {}) => {
      const [method, address] = addresses[command]
      return call(method, own + address.replace(':id', String(id)), params)
    },
    close: async () => {
      await call('DELETE', own)
      await stop(driver)
      if (screen.server) await stop(screen.server)
      // The last of its processes may still be writing.
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

async function call(method: string, url: string, params: Record<string, unknown> = {}) {
  const body = method === 'POST' ? { body: JSON.stringify(params) } : {}
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...body })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value as unknown
}

/** The screen that is there, else one that nobody sees; Xvfb picks a free number and says it. */
async function openScreen(): Promise<{ env: Record<string, string>; server?: ChildProcess }> {
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return { env: {} }
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const answers = server.stdio[3]
  if (!answers) throw new Error('Xvfb has no pipe for its number.')
  const [number] = await once(answers, 'data')
  return { env: { DISPLAY: `:${String(number).trim()}` }, server }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
