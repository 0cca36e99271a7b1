import fs from 'node:fs'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { isShellPath } from '../../../scripts/build/host-files.mjs'
import { answerTo, isFile } from '../../../scripts/build/static-host'

const files = ['index.html', 'about.html', 'blog.html', 'blog/oaks.html', 'admin.html', 'assets/a b.js', '404.html']
const answer = (pathname: string) => answerTo(pathname, (file) => files.includes(file))

test.for([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about.html', 'about.html'],
  ['/blog/oaks', 'blog/oaks.html'],
  ['/admin', 'admin.html'],
  ['/assets/a%20b.js', 'assets/a b.js'],
])('%s is served from %s', ([pathname = '', file]) => {
  expect(answer(pathname)).toEqual({ file, status: 200 })
})

test.for(['/admin/blog', '/admin/blog/edit/oaks', '/blog/newer-than-the-build', '/blog/%E0%A4%A'])(
  '%s has no file, so the app shell is served',
  (pathname) => {
    expect(answer(pathname)).toEqual({ file: 'app-shell.html', status: 200 })
  },
)

test.for([
  '/no/such/page',
  '/services/nothing',
  '/blog/a/b',
  '/administration',
  '/../about',
  '/%2e%2e/about',
  '/blog%2Foaks%2F..',
])('%s is answered with 404', (pathname) => {
  expect(answer(pathname)).toEqual({ file: '404.html', status: 404 })
})

test.for(['/blog/%00', `/blog/${'x'.repeat(5000)}`, '/package.json/x'])(
  '%.20s, which the file system refuses, is no file',
  (pathname) => {
    const isShell = pathname.startsWith('/blog/')
    expect(answerTo(pathname, isFile)).toEqual(
      isShell ? { file: 'app-shell.html', status: 200 } : { file: '404.html', status: 404 },
    )
  },
)

test('a trailing slash is removed by a redirect', () => {
  expect(answer('/about/')).toEqual({ redirect: '/about' })
  expect(answer('/blog/oaks//')).toEqual({ redirect: '/blog/oaks' })
})

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
