import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { isShellPath } from '../../../scripts/serve/static-host'

// Every host serves the app shell for the same paths as `npm run preview`.

const shellAddresses = [
  ...Object.values(paths.admin).filter((path) => typeof path === 'string'),
  paths.admin.editPost('a-b'),
  paths.admin.editTestimonial('a-b'),
  paths.post('a-b'),
]
const otherAddresses = [paths.home, paths.about, paths.blog, paths.testimonials, '/blog/a/b', '/administration']

/** Matches as Netlify does: a trailing `*` is everything that follows, `:name` is one path segment. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:path\*|\*/, '.*').replace(/:\w+/, '[^/]+')}$`).test(path)

const vercel: { rewrites: { source: string; destination: string }[] } = JSON.parse(
  fs.readFileSync('vercel.json', 'utf8'),
)

const netlify = fs.readFileSync('netlify.toml', 'utf8')

test.for<[string, (path: string) => boolean]>([
  ['Preview', isShellPath],
  ['Netlify', (path) => [...netlify.matchAll(/from = "(.*)"/g)].some(([, from = '']) => matches(from, path))],
  ['Vercel', (path) => vercel.rewrites.some(({ source }) => matches(source, path))],
])('%s serves the app shell for paths of the panel and of posts only', ([, isShell]) => {
  expect(shellAddresses.filter((path) => !isShell(path))).toEqual([])
  expect(otherAddresses.filter(isShell)).toEqual([])
})

test('the Cloudflare worker serves a file first, then the app shell, else the host’s response', async () => {
  const { default: worker } = await import(
    `data:text/javascript,${encodeURIComponent(fs.readFileSync('public/_worker.js', 'utf8'))}`
  )
  const there = ['/blog/oaks', '/app-shell']
  const fetchAsset = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url)
    return new Response(pathname, { status: there.includes(pathname) ? 200 : 404 })
  })
  const ask = async (path: string) => {
    const response: Response = await worker.fetch(new Request(`https://site.example${path}`), {
      ASSETS: { fetch: fetchAsset },
    })
    return [response.status, await response.text()]
  }
  expect(await ask('/blog/oaks')).toEqual([200, '/blog/oaks'])
  for (const path of shellAddresses) expect(await ask(path)).toEqual([200, '/app-shell'])
  for (const path of otherAddresses) expect(await ask(path)).toEqual([404, path])
})
