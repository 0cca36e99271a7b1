import { hashKey } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '@/app'
import { services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'
import { oakSeason } from '@/content/tree-year/seasons'
import { pagesOf } from '@/prerender/pages'
import { createQueryClient } from '@/query-client'
import { samples } from '../../support/sample-rows'

// Every public page is prerendered, so its first render must not need a window and
// depends only on the path and the snapshot. Otherwise hydration would mismatch.

const pages = [...pagesOf(null).map(({ path }) => path), '/no/such/page']

async function render(location: string, queryClient = createQueryClient()): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <App queryClient={queryClient} />
    </StaticRouter>,
  )
  return await new Response(prelude).text()
}

afterEach(() => vi.useRealTimers())

const freezeDateAt = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })

test.for(pages)('%s renders without a window, whatever the query string, the date and the season', async (path) => {
  expect(typeof window).toBe('undefined')
  freezeDateAt('2030-12-24T12:00:00Z')
  const html = await render(path)
  freezeDateAt(`2031-${oakSeason?.from ?? '05-15'}T16:00:00Z`)
  expect(await render(`${path}?subject=Review&q=oak&category=Pruning`)).toBe(html)
})

// A testimonial about every service and from every town, so that no page is without one.
const joined = (all: readonly { name: string }[]) => all.map(({ name }) => name).join()
const data = {
  posts: [{ ...samples.blog_posts, id: '1' }],
  testimonials: [
    { ...samples.testimonials, id: '1', service: joined(services), location: joined(towns), created_at: '2026-10-12' },
  ],
}

test.for(pagesOf(data))('$path has the rows of each query that it makes, and no others', async ({ path, rows }) => {
  const client = createQueryClient(rows)
  await render(path, client)
  // The rows that no query asks for have no function to fetch them.
  const queries = client.getQueryCache().findAll({ predicate: ({ options }) => Boolean(options.queryFn) })
  expect(queries.map(({ queryHash }) => queryHash).sort()).toEqual(rows.map(([key]) => hashKey(key)).sort())
})

test('no two pages share a title, a description or keywords', async () => {
  const heads = await Promise.all(pages.map((path) => render(path)))
  for (const pattern of [
    /<title>([^<]+)/g,
    /<meta name="description" content="([^"]+)/g,
    /<meta name="keywords" content="([^"]+)/g,
  ]) {
    const values = heads.flatMap((html) => [...html.matchAll(pattern)].map(([, value]) => value))
    expect(values).toHaveLength(pages.length)
    expect(new Set(values).size).toBe(pages.length)
  }
})
