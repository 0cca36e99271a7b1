import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWithUs } from './left-behind.mjs'

/**
 * Starts one of the servers beside this file in a process of its own, which
 * sends its port when it listens.
 * @param {string} file
 * @param {Record<string, string>} env
 */
export async function startServer(file, env) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const kill = endWithUs(child, 'SIGKILL')
  // Of each refused request @supabase/lite writes a page; why it was refused is in the answer.
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    lastWords = (lastWords + text).slice(-5000)
  })
  /** @type {number} */
  const port = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('close', (code) => reject(new Error(`${file} ended with ${code} before it listened:\n${lastWords}`)))
  })
  return { address: `http://127.0.0.1:${port}`, kill }
}
