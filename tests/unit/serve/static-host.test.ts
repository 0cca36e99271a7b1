import fs from 'node:fs'
import path from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHeaderRules, staticHost } from '../../../scripts/serve/static-host'
import { freePort } from '../../support/free-port'
import { cleanUp, tempPath } from '../../support/node-process'

const folder = tempPath('host')
const files = ['index.html', 'about.html', 'blog.html', 'blog/oaks.html', 'admin.html', 'assets/a b.js']
let server: PreviewServer
let site: string

beforeAll(async () => {
  for (const file of [...files, 'app-shell.html', '404.html']) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), file)
  }
  fs.writeFileSync(path.join(folder, '_headers'), '/assets/*\n  Cache-Control: immutable\n')
  const port = await freePort()
  const options = { host: '127.0.0.1', port, strictPort: true }
  server = await preview({ configFile: false, plugins: [staticHost()], build: { outDir: folder }, preview: options })
  site = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await server.close()
  await cleanUp()
})

const ask = async (address: string) => {
  const response = await fetch(site + address, { redirect: 'manual' })
  return { status: response.status, file: await response.text(), headers: response.headers }
}

test.for([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about.html', 'about.html'],
  ['/blog/oaks', 'blog/oaks.html'],
  ['/admin', 'admin.html'],
  ['/assets/a%20b.js', 'assets/a b.js'],
])('%s is served from %s', async ([address = '', file]) => {
  expect(await ask(address)).toMatchObject({ file, status: 200 })
})

test.for([
  '/admin/blog',
  '/admin/blog/edit/oaks',
  '/blog/newer-than-the-build',
  '/blog/%E0%A4%A',
  '/blog/%00',
  `/blog/${'x'.repeat(5000)}`,
])('%.20s has no file, so the app shell is served', async (address) => {
  expect(await ask(address)).toMatchObject({ file: 'app-shell.html', status: 200 })
})

test.for(['/no/such/page', '/gone.html', '/assets', '/blog/a/b', '/administration', '/%2e%2e/x', '/blog%2Foaks%2F..'])(
  '%s is answered with 404',
  async (address) => {
    expect(await ask(address)).toMatchObject({ file: '404.html', status: 404 })
  },
)

test('a trailing slash is removed by a redirect, which keeps the query', async () => {
  for (const [address, canonical] of [
    ['/about/', '/about'],
    ['/blog/oaks//?from=ad', '/blog/oaks?from=ad'],
  ] as const) {
    const { status, headers } = await ask(address)
    expect([status, headers.get('location')]).toEqual([308, canonical])
  }
})

test.for(['/%5Cevil.example/', '//x//evil.example/', '/%2F%2Fevil.example/'])(
  '%s redirects to no other site',
  async (address) => {
    const { headers } = await ask(address)
    expect(new URL(headers.get('location') ?? '/', site).origin).toBe(site)
  },
)

test('only a file that is there has the headers of its path', async () => {
  const cachingOf = async (address: string) => (await ask(address)).headers.get('cache-control')
  expect(await cachingOf('/assets/a%20b.js')).toBe('immutable')
  expect(await cachingOf('/assets/gone.js')).toBe('no-cache')
})

test('a _headers file is parsed as hosts parse it', () => {
  const [all, assets, ...others] = readHeaderRules('/*\n  A: b: c\n  D: e\n# why\n\n/assets/*\n  F: g\n')
  expect(others).toEqual([])
  expect(all?.headers).toEqual([
    ['A', 'b: c'],
    ['D', 'e'],
  ])
  expect(all?.pattern.test('/about')).toBe(true)
  expect(assets?.pattern.test('/assets/a.js')).toBe(true)
  expect(assets?.pattern.test('/about')).toBe(false)
})
