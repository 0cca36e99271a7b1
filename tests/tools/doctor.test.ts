import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ask } from '../../tools/doctor/ask.mjs'
import { cleanUp, startNode } from '../support/node-process'

// `npm run doctor` against servers that are no healthy project. tests/hosted/doctor.spec.ts has the healthy ones.

const KEY = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"anon"}').toString('base64url')}.bm90LWEtc2lnbmF0dXJl`
const servers: http.Server[] = []
const asked: string[] = []

async function serve(handler: http.RequestListener) {
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    handler(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  asked.length = 0
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})
afterAll(cleanUp)

const examine = (VITE_SUPABASE_URL: string, args: string[] = [], key = KEY) =>
  startNode(['tools/doctor.mjs', ...args], {
    VITE_SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY: key,
    VITE_SITE_URL: 'https://www.example.com',
    VITE_ADMIN_EMAIL: 'owner@example.com',
  }).ended

test.each<[string, number, RegExp, http.RequestListener]>([
  ['answers nothing', 2, /\? .* cannot be reached: the connection broke/, (request) => request.socket.destroy()],
  ['answers HTML', 1, /✗ .* not as a Supabase project/, (_, response) => response.end('<!doctype html><p>Hello')],
  ['answers 401', 1, /✗ .* does not accept the key \(401\)/, (_, response) => response.writeHead(401).end()],
  ['answers 503', 2, /\? .* has a problem \(503\)/, (_, response) => response.writeHead(503).end()],
  ['is a paused project', 1, /✗ The project is paused/, (_, response) => response.writeHead(540).end()],
])('a server that %s: exit code %d, after one call', async (_, exitCode, line, handler) => {
  const { code, stdout, stderr } = await examine(await serve(handler))
  expect(stdout).toMatch(line)
  expect({ code, stderr }).toEqual({ code: exitCode, stderr: '' })
  expect(asked).toEqual(['GET /rest/v1/blog_posts?select=id&limit=0'])
  expect(stdout).not.toContain(KEY)
  expect(stdout).not.toContain('\u001b')
})

test('a name that does not resolve', async () => {
  const { code, stdout } = await examine('https://no-such-project.invalid')
  expect(stdout).toContain('? https://no-such-project.invalid cannot be reached: its name does not resolve.')
  expect(code).toBe(2)
})

test('a server that never answers is given up', async () => {
  const url = await serve(() => {})
  expect(await ask(url, {}, 50)).toMatchObject({ status: 0, failure: 'no answer within 0.05 seconds' })
})

test('a service-role key is not used for a single call', async () => {
  const url = await serve((_, response) => response.end('[]'))
  const { code, stdout } = await examine(url, [], `sb_secret_${'x'.repeat(30)}`)
  expect(stdout).toContain('STOP: VITE_SUPABASE_ANON_KEY is a service-role key')
  expect(code).toBe(1)
  expect(asked).toEqual([])
})

test('--json prints the same for machines', async () => {
  const { code, stdout } = await examine(await serve((_, response) => response.writeHead(503).end()), ['--json'])
  const { exitCode, groups } = JSON.parse(stdout)
  expect(exitCode).toBe(code)
  expect(groups.map(({ title }: { title: string }) => title)).toEqual(['Settings', 'Project'])
  expect(groups[1].findings).toEqual([
    { mark: 'unknown', text: expect.stringContaining('503'), next: expect.stringContaining('status.supabase.com') },
  ])
  expect(stdout).not.toContain(KEY)
})

test('without settings it says what to do, and still looks at the site', async () => {
  const url = await serve((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Soon'))
  const { code, stdout } = await startNode(['tools/doctor.mjs', url]).ended
  expect(stdout).toContain('→ copy .env.example to .env')
  expect(stdout).toContain(`✗ ${url}/ is no page of this site's build.`)
  expect(stdout).toContain('✗ An unknown address answers 200, not 404.')
  expect(code).toBe(1)
})

test.each([['--jsno'], ['https://'], ['https://a.example', 'https://b.example']])(
  'with %s it says how it is used',
  async (...args) => {
    const { code, stderr } = await startNode(['tools/doctor.mjs', ...args]).ended
    expect(stderr).toMatch(/^Usage: npm run doctor /)
    expect(code).toBe(2)
  },
)
