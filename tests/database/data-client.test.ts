import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '@/data/rows'
import { parseTimestamp } from '@/lib/dates'
import { client, post, quoteRequest, withDataClient } from '../support/data-client'
import { calls, inject, slowDown, sql } from '../support/local-supabase'

withDataClient()

/** The row that the client returns for what it has created. */
const createPost = async (input = post) => (await client.insertPost(input)) ?? expect.unreachable('no row')

const millisecondsAway = (timestamp: string) => Math.abs(Number(parseTimestamp(timestamp)) - Date.now())

describe('blog posts', () => {
  test('creating a post returns it with its id, and it can be read by its slug', async () => {
    const created = await createPost()
    expect(created).toMatchObject({ ...post, date: expect.any(String) })
    expect(parseTimestamp(created.date)).toEqual(new Date(post.date))
    expect(created.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await client.findPost(post.slug)).toEqual(created)
  })

  test('the list is sorted newest first, without the bodies; the build reads it with them', async () => {
    await createPost({ ...post, slug: 'middle', date: '2026-10-02T00:00:00Z' })
    await createPost({ ...post, slug: 'oldest', date: '2026-10-01T23:59:59Z' })
    await createPost({ ...post, slug: 'newest', date: '2026-10-02T00:00:01Z' })
    const posts = await client.listPosts()
    expect(posts.map(({ slug }) => slug)).toEqual(['newest', 'middle', 'oldest'])
    expect(Object.keys(posts[0] ?? {}).sort()).toEqual(
      ['id', ...Object.keys(post)].filter((column) => column !== 'content').sort(),
    )
    expect(await client.listWholePosts()).toEqual(posts.map((each) => ({ ...each, content: post.content })))
  })
})

describe('quote requests', () => {
  test('creating a quote request returns it with its id and time', async () => {
    const created = await client.insertQuoteRequest(quoteRequest)
    expect(created).toMatchObject(quoteRequest)
    expect(millisecondsAway(String(created?.created_at))).toBeLessThan(60_000)
    expect(await client.listQuoteRequests()).toEqual([created])
  })

  const storeMany = (count: number, day = '2026-01-01') =>
    sql(
      `insert into quote_requests (name, email, phone, address, services, description, created_at)
       select 'Visitor ' || n, 'sam@example.com', '1', 'x', '{other}', 'x', $2::timestamptz + n / 3 * interval '1 s'
       from generate_series(1, $1) as n`,
      [count, day],
    )

  const idsNewestFirst = async () => {
    const rows = await sql<{ id: string }>('select id from quote_requests order by created_at desc, id desc')
    return rows.map(({ id }) => id)
  }

  const idsOf = (rows: QuoteRequest[]) => rows.map(({ id }) => id)

  test('a list of 2,500 is complete, sorted newest first and without duplicates', async () => {
    await storeMany(2500)
    const listed = await client.listQuoteRequests()
    expect(new Set(idsOf(listed)).size).toBe(2500)
    expect(idsOf(listed)).toEqual(await idsNewestFirst())
    expect(calls).toHaveLength(3)
  })

  test('a list is complete even if the server sends shorter pages than requested', async () => {
    await storeMany(25)
    const stored = await sql<QuoteRequest>('select * from quote_requests order by created_at desc, id desc')
    inject(({ url }) => {
      const from = Number(url.searchParams.get('offset'))
      const page = stored.slice(from, from + 10)
      const headers = { 'content-range': `${from}-${from + page.length - 1}/${stored.length}` }
      return Response.json(page, { status: 206, headers })
    })
    expect(idsOf(await client.listQuoteRequests())).toEqual(idsOf(stored))
    expect(calls).toHaveLength(3)
  })

  test.for([
    ['a row is inserted', 4, () => storeMany(1, '2026-02-01')],
    ['a row is deleted', 4, async () => sql('delete from quote_requests where id = $1', [(await idsNewestFirst())[0]])],
    [
      'so many are deleted that the next page begins beyond the end',
      3,
      async () => sql('delete from quote_requests where id <> $1', [(await idsNewestFirst())[1200]]),
    ],
  ] as const)('a list is complete and without duplicates when, between two pages, %s', async ([_, count, change]) => {
    await storeMany(1500)
    slowDown(async () => {
      if (calls.length === 2) await change()
    })
    expect(idsOf(await client.listQuoteRequests())).toEqual(await idsNewestFirst())
    expect(calls).toHaveLength(count)
  })

  test('a list is complete when a proxy drops the count of a later page', async () => {
    await storeMany(25)
    const stored = await sql<QuoteRequest>('select * from quote_requests order by created_at desc, id desc')
    inject(({ url }) => {
      const from = Number(url.searchParams.get('offset'))
      const headers: HeadersInit = from === 0 ? { 'content-range': `0-9/${stored.length}` } : {}
      return Response.json(stored.slice(from, from + 10), { status: 206, headers })
    })
    expect(idsOf(await client.listQuoteRequests())).toEqual(idsOf(stored))
    expect(calls).toHaveLength(3)
  })

  test('a list fails when each page has another count, after four attempts', async () => {
    await storeMany(5)
    const rows = await sql<QuoteRequest>('select * from quote_requests')
    inject(() => Response.json(rows, { status: 206, headers: { 'content-range': `0-4/${10 + calls.length}` } }))
    await expect(client.listQuoteRequests()).rejects.toThrow('The server sent an answer that could not be read')
    expect(calls).toHaveLength(8)
  })

  test.for([
    ['a proxy drops the count', (rows: object[], from: number) => rows.slice(from, from + 1000)],
    ['a proxy drops the count and the range', (rows: object[]) => rows],
  ] as const)('a list is complete when %s', async ([_, pageOf]) => {
    await storeMany(1500)
    const stored = await sql<QuoteRequest>('select * from quote_requests order by created_at desc, id desc')
    inject(({ url }) => Response.json(pageOf(stored, Number(url.searchParams.get('offset')))))
    expect(idsOf(await client.listQuoteRequests())).toEqual(idsOf(stored))
  })

  test('a short list without a count is fetched once, and keeps rows without ids', async () => {
    const rows = [{ id: 1 }, { id: 2, name: 'Sam' }, { name: 'Dana' }, { name: 'Priya' }, { id: 3 }]
    inject(() => Response.json(rows))
    expect(await client.listQuoteRequests()).toMatchObject(rows.map(({ name = '' }) => ({ name })))
    expect(calls).toHaveLength(1)
  })
})
