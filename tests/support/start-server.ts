import { expect } from 'vitest'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { freePort } from './free-port'
import { startNode } from './node-process'

// Runs `npm start` as real processes, each with its own data folder. Their stdin is closed, as in a service.

const VITE = 'node_modules/vite/bin/vite.js'

/** Like npm: a process that starts another, and does not pass on the signal that ends it. */
export const underNpm = (args: readonly string[]) => [
  '--eval',
  `require('child_process').spawn(process.execPath, ${JSON.stringify(args)}, { stdio: 'inherit' })`,
]

export const runStart = (port: number, dataDir: string, under = (args: readonly string[]) => args) =>
  startNode(under([VITE, '--port', String(port), '--host', '127.0.0.1']), { EMBEDDED_DATA_DIR: dataDir })

export async function start(folder: string, under?: typeof underNpm) {
  const port = await freePort()
  const server = runStart(port, folder, under)
  await server.says(LOCAL_ADMIN_PASSWORD)
  return { ...server, site: `http://127.0.0.1:${port}` }
}

const headers = { apikey: LOCAL_ANON_KEY, 'content-type': 'application/json' }

export async function namesOfTestimonials(site: string) {
  const response = await fetch(`${site}/rest/v1/testimonials?select=name`, { headers })
  expect(response.status).toBe(200)
  const rows: { name: string }[] = await response.json()
  return rows.map(({ name }) => name)
}

export async function writeTestimonial(site: string, name: string) {
  const body = JSON.stringify({ name, testimonial: 'They came when they said.' })
  const response = await fetch(`${site}/rest/v1/testimonials`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
}
