import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths, patterns, sitePath } from '@/paths'
import { routes } from '@/routes'

// Every path of src/paths.ts: as built, as a literal, and the route pattern it matches.
const table: readonly (readonly [built: string, address: string, pattern: string])[] = [
  [paths.home, '/', '/'],
  [paths.about, '/about', '/about'],
  [paths.services, '/services', '/services'],
  [paths.treeYear, '/services#tree-year', '/services'],
  [paths.service('tree-removal'), '/services/tree-removal', '/services/:slug'],
  [paths.serviceAreas, '/service-areas', '/service-areas'],
  [paths.serviceArea('ann-arbor'), '/service-areas/ann-arbor', '/service-areas/:slug'],
  [paths.blog, '/blog', '/blog'],
  [paths.post('oak-wilt'), '/blog/oak-wilt', '/blog/:slug'],
  [paths.testimonials, '/testimonials', '/testimonials'],
  [paths.quote, '/get-a-quote', '/get-a-quote'],
  [paths.quoteForService('stump-grinding'), '/get-a-quote?service=stump-grinding', '/get-a-quote'],
  [paths.quoteForTown('novi'), '/get-a-quote?town=novi', '/get-a-quote'],
  [
    paths.quoteForSigns(['crack', 'hole'], 'consultation'),
    '/get-a-quote?service=consultation&signs=crack,hole',
    '/get-a-quote',
  ],
  [paths.worry, '/should-this-tree-worry-you', '/should-this-tree-worry-you'],
  [paths.contact, '/contact', '/contact'],
  [paths.privacy, '/privacy', '/privacy'],
  [paths.review, '/contact?subject=Review', '/contact'],
  [paths.admin.dashboard, '/admin', '/admin'],
  [paths.admin.login, '/admin/login', '/admin/login'],
  [paths.admin.posts, '/admin/blog', '/admin/blog'],
  [paths.admin.newPost, '/admin/blog/new', '/admin/blog/new'],
  [paths.admin.editPost('oak-wilt'), '/admin/blog/edit/oak-wilt', '/admin/blog/edit/:slug'],
  [paths.admin.testimonials, '/admin/testimonials', '/admin/testimonials'],
  [paths.admin.newTestimonial, '/admin/testimonials/new', '/admin/testimonials/new'],
  [paths.admin.editTestimonial('7'), '/admin/testimonials/edit/7', '/admin/testimonials/edit/:id'],
  [paths.admin.quoteRequests, '/admin/quote-requests', '/admin/quote-requests'],
  // A page of its own only with the lock (tests/e2e/locked.spec.ts).
  [paths.admin.contactMessages, '/admin/contact-messages', '*'],
]

const leavesOf = (some: RouteObject[]): RouteObject[] =>
  some.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))

const screens = leavesOf(routes).filter(({ path }) => path !== '*')

test.each(table)('the path %s equals %s and matches only the route %s', (built, address, pattern) => {
  expect(built).toBe(address)
  expect(screens.filter((screen) => matchRoutes([screen], built)).map(({ path }) => path)).toEqual(
    pattern === '*' ? [] : [pattern],
  )
  expect(matchRoutes(routes, built)?.at(-1)?.route.path).toBe(pattern)
})

test('the table above lists every path and every pattern of src/paths.ts, and every route', () => {
  const { admin, ...others } = paths
  expect(table).toHaveLength(Object.keys(others).length + Object.keys(admin).length)
  expect(new Set(table.map(([, address]) => address)).size).toBe(table.length)
  const known = table.map(([, , pattern]) => pattern)
  expect(known).toEqual(expect.arrayContaining(Object.values(patterns)))
  expect(known).toEqual(expect.arrayContaining(screens.map(({ path }) => path)))
})

test.each(['a b', '100%', 'ä/ö', '?x#y', 'new'])(
  'the post slug "%s" is encoded in its path and decoded by the route',
  (slug) => {
    const match = matchRoutes(routes, paths.post(slug))?.at(-1)
    expect(match?.route.path).toBe('/blog/:slug')
    expect(match?.params).toEqual({ slug })
  },
)

test('an unknown path matches the catch-all route', () => {
  for (const address of ['/nowhere', '/services/a/b', '/admin/nowhere', '/abouts']) {
    expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*')
  }
})

test.for([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/about', '/', '/about'],
  ['/about/', '/', '/about'],
  ['/about.html', '/', '/about'],
  ['/blog/oaks//', '/', '/blog/oaks'],
  ['//about/', '/', '/about'],
  ['//about', '/', '/about'],
  ['/trees//about', '/trees/', '/about'],
  ['/trees', '/trees/', '/'],
  ['/trees/', '/trees/', '/'],
  ['/trees/index.html', '/trees/', '/'],
  ['/trees/blog/oaks.html', '/trees/', '/blog/oaks'],
  ['/ABOUT', '/', '/about'],
  ['/Trees/Services/Tree-Removal', '/Trees/', '/services/tree-removal'],
  ['/admin/testimonials/edit/T1', '/', '/admin/testimonials/edit/T1'],
  ['/Blog/Oaks', '/', '/blog/Oaks'],
])('the path %s under the base %s is the page %s', ([pathname = '', base = '', path]) => {
  expect(sitePath(pathname, base)).toBe(path)
})
