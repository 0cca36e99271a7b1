import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { cleanUp, startNode } from '../support/node-process'

// Runs `npm run doctor` on broken servers. tests/hosted/doctor.spec.ts runs it on real projects.

const KEY = `sb_publishable_${'x'.repeat(30)}`
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

const examine = (VITE_SUPABASE_URL: string, key = KEY) =>
  startNode(['tools/doctor.mjs'], {
    VITE_SUPABASE_URL,
    VITE_SUPABASE_ANON_KEY: key,
    VITE_SITE_URL: 'https://www.example.com',
    VITE_ADMIN_EMAIL: 'owner@example.com',
  }).ended

test('A server that refuses the key gives the exit code 1 after one call.', async () => {
  const { code, stdout, stderr } = await examine(await serve((_, response) => response.writeHead(401).end()))
  expect(stdout).toMatch(/✗ .* does not accept the key \(401\)/)
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(asked).toEqual(['GET /rest/v1/blog_posts?select=id&limit=0'])
})

test('A service-role key is used for no call.', async () => {
  const url = await serve((_, response) => response.end('[]'))
  const { code, stdout } = await examine(url, `sb_secret_${'x'.repeat(30)}`)
  expect(stdout).toContain('✗ VITE_SUPABASE_ANON_KEY is a secret key')
  expect(code).toBe(1)
  expect(asked).toEqual([])
})
