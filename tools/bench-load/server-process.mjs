import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWithUs } from '../hosted/left-behind.mjs'

/**
 * Forks one of the servers in this folder. The child sends its port as a message once it listens.
 * @param {string} file
 * @param {Record<string, string>} env
 */
export async function startServer(file, env) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = endWithUs(child, 'SIGKILL')
  // @supabase/lite logs a page per rejected request, so keep only the tail; the response has the reason.
  let stderrTail = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderrTail = (stderrTail + text).slice(-5000)
  })
  /** @type {number} */
  const port = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('close', (code) => reject(new Error(`${file} ended with ${code} before it listened:\n${stderrTail}`)))
  })
  return { address: `http://127.0.0.1:${port}`, kill }
}
