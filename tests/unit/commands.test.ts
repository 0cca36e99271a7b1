import fs from 'node:fs'
import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { lockFile } from '../../supabase/embedded/data-folder.mjs'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { cleanUp, nonEmptyLines, startNode, tempPath } from './support/node-process'

// `npm start` as a developer meets it: real processes, each with a data folder
// of the test's own. Their standard input is closed, as in a service.

const timeout = 120_000
const folder = tempPath()

afterAll(cleanUp)

/** A server that occupies a port that the system picks. */
async function occupyPort() {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return { port: address.port, leave: () => new Promise((resolve) => server.close(resolve)) }
}

async function freePort() {
  const { port, leave } = await occupyPort()
  await leave()
  return port
}

const run = (port: number, dataDir: string) =>
  startNode(['scripts/start.mjs', '--port', String(port), '--host', '127.0.0.1'], { EMBEDDED_DATA_DIR: dataDir })

async function start() {
  const port = await freePort()
  const server = run(port, folder)
  await server.says(LOCAL_ADMIN_PASSWORD)
  return { ...server, port, site: `http://127.0.0.1:${port}` }
}

const headers = { apikey: LOCAL_ANON_KEY, 'content-type': 'application/json' }

async function namesOfTestimonials(site: string) {
  const response = await fetch(`${site}/rest/v1/testimonials?select=name`, { headers })
  expect(response.status).toBe(200)
  const rows: { name: string }[] = await response.json()
  return rows.map(({ name }) => name)
}

async function writeTestimonial(site: string, name: string) {
  const body = JSON.stringify({ name, testimonial: 'They came when they said.' })
  const response = await fetch(`${site}/rest/v1/testimonials`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
}

test('A start says where the site is and how to get into the panel, and owns its data.', { timeout }, async () => {
  const { site, port, pid, printed, kill } = await start()
  expect(printed.stdout).toContain(`${site}/`)
  expect(printed.stdout).toContain('/admin')
  expect(printed.stderr).toBe('')

  const page = await fetch(`${site}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('id="root"')
  expect((await namesOfTestimonials(site)).length).toBeGreaterThan(0)
  await writeTestimonial(site, 'Before the stop')

  const second = await run(await freePort(), folder).ended
  expect(second.code).toBe(1)
  expect(nonEmptyLines(second.stderr)).toEqual([expect.stringContaining(`in use by process ${pid} at port ${port}`)])

  expect((await kill('SIGTERM')).code).toBe(0)
  expect(fs.existsSync(lockFile(folder))).toBe(false)
})

test('What was written is there after a stop, and after a kill.', { timeout }, async () => {
  const second = await start()
  expect(await namesOfTestimonials(second.site)).toContain('Before the stop')
  await writeTestimonial(second.site, 'Before the kill')
  await second.kill('SIGKILL')
  expect(fs.existsSync(lockFile(folder))).toBe(true)

  const third = await start()
  const names = await namesOfTestimonials(third.site)
  expect(names).toEqual(expect.arrayContaining(['Before the stop', 'Before the kill']))
  expect(new Set(names).size).toBe(names.length)
  await third.kill('SIGTERM')
})

test('A start on a taken port says which command takes another one, and leaves no lock.', { timeout }, async () => {
  const { port, leave } = await occupyPort()
  const { code, stderr } = await run(port, folder).ended
  await leave()
  expect(code).toBe(1)
  expect(nonEmptyLines(stderr)).toEqual([expect.stringContaining(`"npm start -- --port ${port + 1}"`)])
  expect(fs.existsSync(lockFile(folder))).toBe(false)
})

// As scripts/start.mjs does it, but with a cache of its own: other settings
// would make Vite throw away the one that a running `npm start` lives on.
const START_WITH_OWN_CACHE = `
  import { createServer } from 'vite'
  const { CACHE, PORT } = process.env
  const server = await createServer({ cacheDir: CACHE, server: { port: Number(PORT), strictPort: true, host: '127.0.0.1' } })
  await server.listen()
  server.printUrls()`

test('With a hosted project in the settings there is no backend and no data folder here.', { timeout }, async () => {
  const dataDir = tempPath()
  const port = await freePort()
  const server = startNode(['--input-type=module', '-e', START_WITH_OWN_CACHE], {
    CACHE: tempPath('cache'),
    PORT: String(port),
    EMBEDDED_DATA_DIR: dataDir,
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'a-public-key',
  })
  await server.says(`http://127.0.0.1:${port}/`)
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/testimonials`, { headers })
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(fs.existsSync(dataDir)).toBe(false)
  expect(fs.existsSync(lockFile(dataDir))).toBe(false)
  expect(nonEmptyLines(server.printed.stderr)).toEqual([
    expect.stringContaining('VITE_ADMIN_PASSWORD_SHA256 is missing'),
  ])
  expect(server.printed.stdout).not.toContain(LOCAL_ADMIN_PASSWORD)
  await server.kill('SIGKILL')
})
