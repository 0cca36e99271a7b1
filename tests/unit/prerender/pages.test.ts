import { expect, test } from 'vitest'
import { services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'
import type { BlogPost, Testimonial } from '@/data/rows'
import { PRERENDERED_ROWS, pagesOf } from '@/prerender/pages'
import { robotsTxt, sitemapXml } from '@/prerender/sitemap'
import { routes } from '@/routes'
import { samples } from '../../support/sample-rows'

// Not the key of the list: one row must not pass for all of them.
const FEATURED = ['testimonials', 'featured']

const SITE = import.meta.env.VITE_SITE_URL

const post = (number: number, changes: Partial<BlogPost> = {}): BlogPost => ({
  ...samples.blog_posts,
  id: String(number),
  slug: `post-${number}`,
  ...changes,
})

const testimonial: Testimonial = {
  ...samples.testimonials,
  id: '1',
  location: null,
  service: null,
  created_at: '2026-10-12T23:30:00+00:00',
}

const many = { posts: Array.from({ length: 30 }, (_, index) => post(index)), testimonials: [testimonial] }
const pathsOf = (data: Parameters<typeof pagesOf>[0]) => pagesOf(data).map(({ path }) => path)
/** Services and towns, and ten others. */
const PAGES = services.length + towns.length + 10
const rowsOf = (path: string) => pagesOf(many).find((page) => page.path === path)?.rows ?? []

test('each public route with a path of its own is prerendered, so hosts do not answer it with 404', () => {
  const own = routes.flatMap(({ path = '' }) => (/[:*]|^\/admin/.test(path) ? [] : [path])).filter(Boolean)
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((path) => !pathsOf(null).includes(path))).toEqual([])
})

test('there is a page for each service and town and ten others, and one more for each post', () => {
  expect(new Set(pathsOf(null)).size).toBe(PAGES)
  expect(pathsOf(null).filter((path) => path.startsWith('/blog/'))).toEqual([])
  expect(pathsOf(many)).toHaveLength(PAGES + 30)
  expect(pathsOf(many)).toContain('/blog/post-29')
  for (const { rows } of pagesOf(null)) expect(rows).toEqual([])
})

test('a list’s snapshot has its first page without the bodies, and the home page’s has what it shows', () => {
  const [[key, rows] = []] = rowsOf('/blog')
  expect(key).toEqual(['posts', 'list', { limit: undefined }])
  expect(rows).toHaveLength(PRERENDERED_ROWS)
  expect(JSON.stringify(rows)).not.toContain('An oak can wait.')
  expect(rowsOf('/').map(([, each]) => (each as unknown[]).length)).toEqual([3, 1])
})

test('a post’s snapshot has the post and the newest summaries, which it picks one to read next from', () => {
  const posts = [post(1), post(2), post(3), post(4)]
  const newest = posts.slice(0, 3).map(({ content: _, ...summary }) => summary)
  const pages = pagesOf({ posts, testimonials: [] }).filter(({ path }) => path.startsWith('/blog/'))
  expect(pages.map(({ rows }) => rows)).toEqual(
    posts.map((each) => [
      [['posts', 'one', each.slug], each],
      [['posts', 'list', 'next-post'], newest],
    ]),
  )
})

test('a service’s snapshot has the best testimonial about it, in any case, or none', () => {
  const about = (id: string, service: string | null) => ({ ...testimonial, id, service })
  // Also when it is not among the first of the list.
  const others = Array.from({ length: PRERENDERED_ROWS }, (_, index) => about(`other ${index}`, null))
  const testimonials = [...others, about('2', 'stump grinding'), about('1', 'Stump Grinding')]
  const rowsAt = (path: string) => pagesOf({ posts: [], testimonials }).find((page) => page.path === path)?.rows
  expect(rowsAt('/services/stump-grinding')).toEqual([[FEATURED, [testimonials[PRERENDERED_ROWS]]]])
  expect(rowsAt('/services/tree-removal')).toEqual([])
})

test('a town’s snapshot has the best testimonial from there, or none', () => {
  const from = (id: string, location: string | null) => ({ ...testimonial, id, location })
  const testimonials = [from('3', null), from('2', 'near ANN ARBOR'), from('1', 'Ann Arbor')]
  const rowsAt = (slug: string) =>
    pagesOf({ posts: [], testimonials }).find(({ path }) => path === `/service-areas/${slug}`)?.rows
  expect(rowsAt('ann-arbor')).toEqual([[FEATURED, [testimonials[1]]]])
  expect(rowsAt('plymouth')).toEqual([])
})

test.for(['../../etc', 'a/b', 'Loud', 'index', '', '.hidden'])(
  'a post with the slug "%s" is not prerendered',
  (slug) => {
    expect(pathsOf({ posts: [post(1, { slug })], testimonials: [] })).toHaveLength(PAGES)
  },
)

test('the sitemap has every page', () => {
  const xml = sitemapXml(pagesOf(many))
  expect(xml.match(/<url>/g)).toHaveLength(PAGES + 30)
  expect(xml).toContain(`<url><loc>${SITE}/about</loc></url>`)
  expect(xml).toContain(`<url><loc>${SITE}/blog/post-3</loc></url>`)
  expect(sitemapXml([{ path: '/a&b' }])).toContain('/a&amp;b')
})

test('robots.txt allows every path and links to the sitemap', () => {
  expect(robotsTxt()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`)
})
