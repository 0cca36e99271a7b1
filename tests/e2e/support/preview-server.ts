import fs from 'node:fs'
import { startNode } from '../../support/node-process'

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4273)

export const previewUrl = (workerIndex: number) => `http://127.0.0.1:${FIRST_PORT + workerIndex}`

/** Starts `npm run preview` for one worker, with its own port and its own sample rows. */
export async function startPreview(workerIndex: number, env: Record<string, string> = {}) {
  const port = FIRST_PORT + workerIndex
  const EMBEDDED_DATA_DIR = `${process.env.EMBEDDED_DATA_DIR}-${workerIndex}`
  fs.rmSync(EMBEDDED_DATA_DIR, { recursive: true, force: true })
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--host', '127.0.0.1']
  const server = startNode(args, { ...process.env, EMBEDDED_DATA_DIR, NO_COLOR: '1', ...env })
  await server.says(`127.0.0.1:${port}`)
  return { url: previewUrl(workerIndex), stop: () => server.kill() }
}
