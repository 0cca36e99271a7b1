import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { unchangingHeaders } from '../../scripts/build/security-headers.mjs'
import { startNode } from '../support/node-process'
import { fetchServers, makeFolder, startCloudflare, startNetlify, startNginx, stopServers } from './servers'

// `npx vitest run --project hosts`: serves the build with the servers of real hosts, which must respond as docs/hosting.md says.

const BASE = '/trees'
/** Revalidated on every request. */
const FRESH = /no-cache|no-store|max-age=0/
type Feature = 'slash redirects' | 'caching' | 'compression'

type Host = {
  name: string
  start: (build: string) => Promise<string>
  base?: string
  /** What only the production network of the host does, not its development server (docs/hosting.md). */
  lacks?: Feature[]
}

const hosts: Host[] = [
  { name: 'nginx', start: startNginx },
  { name: 'nginx, under a path', start: (build) => startNginx(build, BASE), base: BASE },
  { name: 'Cloudflare Pages', start: startCloudflare },
  { name: 'Netlify', start: startNetlify, lacks: ['slash redirects', 'caching', 'compression'] },
]

const folder = makeFolder()
const buildOf = (base = '') => path.join(folder, `dist${base.replace('/', '-')}`)

beforeAll(async () => {
  fetchServers()
  for (const base of ['', BASE]) {
    const { code, stderr } = await startNode(['scripts/build.mjs'], {
      BUILD_DIR: buildOf(base),
      EMBEDDED_DATA_DIR: path.join(folder, 'database'),
      VITE_SITE_URL: `https://trees.example${base}`,
      VITE_ADMIN_EMAIL: '',
    }).ended
    expect(code, stderr).toBe(0)
  }
}, 600_000)

afterAll(stopServers)

describe.for(hosts)('$name', ({ start, base = '', lacks = [] }) => {
  // A host that lacks a feature is named with it in `hosts` above.
  const testOf = (feature: Feature) => (lacks.includes(feature) ? test.skip : test)
  let url = ''
  const build = buildOf(base)
  const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8')
  const ask = (address: string, options?: RequestInit) =>
    fetch(`${url}${base}${address}`, { redirect: 'manual', ...options })
  const asset = (end: string) =>
    `/assets/${fs.readdirSync(path.join(build, 'assets')).find((name) => name.endsWith(end))}`

  beforeAll(async () => {
    url = await start(build)
  }, 180_000)

  test('every public page is served from its file', async () => {
    const pages = [...read('sitemap.xml').matchAll(/<loc>https:\/\/trees\.example([^<]*)<\/loc>/g)].map(([, at = '']) =>
      at.slice(base.length),
    )
    expect(pages.length).toBeGreaterThan(25)
    expect(pages).toContain('/blog/what-is-left-of-the-ash')
    for (const page of pages) {
      const answer = await ask(page || '/')
      expect([page, answer.status, answer.headers.get('content-type')]).toEqual([
        page,
        200,
        expect.stringMatching(/^text\/html/),
      ])
      expect(await answer.text(), page).toBe(read(page === '/' || page === '' ? 'index.html' : `${page.slice(1)}.html`))
    }
  })

  test.for([paths.admin.editPost('a-post'), paths.admin.editTestimonial('an-id'), '/blog/newer-than-the-build'])(
    '%s has no file, so the app shell is served',
    async (address) => {
      const answer = await ask(address)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(read('app-shell.html'))
    },
  )

  test.for(['/no/such/page', '/services/nothing', '/blog/a/b', '/administration', '/assets/gone-Ab12.js'])(
    '%s is answered with 404.html and status 404',
    async (address) => {
      const answer = await ask(address)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe(read('404.html'))
    },
  )

  testOf('slash redirects').for(['/about/', '/services/tree-removal/', '/blog/what-is-left-of-the-ash/'])(
    '%s redirects to the path without the slash and keeps the query',
    async (address) => {
      const answer = await ask(`${address}?from=ad`)
      expect([301, 302, 307, 308]).toContain(answer.status)
      const { pathname, search } = new URL(answer.headers.get('location') ?? '', url)
      expect(pathname + search).toBe(`${base}${address.slice(0, -1)}?from=ad`)
    },
  )

  test('a page is revalidated and answered with 304 when unchanged', async () => {
    const first = await ask(paths.about)
    expect(first.headers.get('cache-control')).toMatch(FRESH)
    const tag = first.headers.get('etag')
    expect(tag).toBeTruthy()
    const again = await ask(paths.about, { headers: { 'if-none-match': tag ?? '' } })
    expect(again.status).toBe(304)
  })

  testOf('caching')('a file with a hash in its name is cached for a year', async () => {
    const found = await ask(asset('.js'))
    expect(found.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
  })

  test('a 404 is not cached', async () => {
    const missing = await ask('/assets/gone-Ab12.js')
    expect(missing.headers.get('cache-control')).toMatch(FRESH)
  })

  test.for(['/', '/no/such/page', '/admin/blog', 'an asset'])('%s has the security headers', async (address) => {
    const { headers } = await ask(address === 'an asset' ? asset('.js') : address)
    for (const [name, value] of Object.entries(unchangingHeaders)) expect(headers.get(name), name).toBe(value)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('no path redirects to another site', async () => {
    for (const address of ['/%5Cevil.example/', '//evil.example/', '/%2F%2Fevil.example/']) {
      const { headers } = await ask(address)
      expect(new URL(headers.get('location') ?? '/', url).origin, address).toBe(new URL(url).origin)
    }
  })

  testOf('compression').for([
    ['a page', paths.about],
    ['a script', '.js'],
    ['a style sheet', '.css'],
  ])('%s is compressed', async ([, address = '']) => {
    const answer = await ask(address.startsWith('.') ? asset(address) : address, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(answer.headers.get('content-encoding')).toMatch(/^(gzip|br)$/)
    expect((await answer.text()).length).toBeGreaterThan(100)
  })
})
