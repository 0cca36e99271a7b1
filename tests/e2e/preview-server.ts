import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4273)

export const previewUrl = (workerIndex: number) => `http://127.0.0.1:${FIRST_PORT + workerIndex}`

/** Starts `npm run preview` for one worker, with its own port and its own sample rows. */
export async function startPreview(workerIndex: number, env: Record<string, string> = {}) {
  const port = FIRST_PORT + workerIndex
  const data = `${process.env.EMBEDDED_DATA_DIR}-${workerIndex}`
  fs.rmSync(data, { recursive: true, force: true })
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--host', '127.0.0.1'],
    // The backend logs the errors that the tests provoke.
    { env: { ...process.env, EMBEDDED_DATA_DIR: data, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => output.push(String(text)))
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', () => output.join('').includes(`127.0.0.1:${port}`) && resolve())
    server.once('exit', () => reject(new Error(`The preview server did not start:\n${output.join('')}`)))
  })
  return {
    url: previewUrl(workerIndex),
    stop: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}
