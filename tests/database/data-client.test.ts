import { describe, expect, test } from 'vitest'
import type { QuoteRequest } from '@/data/rows'
import { parseTimestamp } from '@/lib/dates'
import { client, failureOf, message, post, quoteRequest, testimonial, withDataClient } from '../support/data-client'
import { calls, inject, slowDown, sql } from '../support/local-supabase'

withDataClient()

/** The rows that the client returns for what it has created. */
const createPost = async (input = post) => (await client.insertPost(input)) ?? expect.unreachable('no row')
const createTestimonial = async () => (await client.insertTestimonial(testimonial)) ?? expect.unreachable('no row')
const createQuoteRequest = async () => (await client.insertQuoteRequest(quoteRequest)) ?? expect.unreachable('no row')

const millisecondsAway = (timestamp: string) => Math.abs(Number(parseTimestamp(timestamp)) - Date.now())

describe('blog posts', () => {
  test('creating a post returns it with its id, and it can be read by its slug', async () => {
    const created = await createPost()
    expect(created).toMatchObject({ ...post, date: expect.any(String) })
    expect(parseTimestamp(created.date)).toEqual(new Date(post.date))
    expect(created.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await client.getPost(post.slug)).toEqual(created)
  })

  test('a second post with the same slug is refused with the code of a unique violation', async () => {
    await createPost()
    expect(await failureOf(client.insertPost({ ...post, title: 'Another' }))).toMatchObject({
      name: 'DataError',
      code: '23505',
      message: expect.stringContaining('blog_posts_slug_key'),
    })
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

  test('a limit returns only the newest posts, in one request', async () => {
    for (const day of [1, 2, 3, 4]) {
      await createPost({ ...post, slug: `day-${day}`, date: `2026-10-0${day}T12:00:00Z` })
    }
    calls.length = 0
    expect((await client.listPosts(3)).map(({ slug }) => slug)).toEqual(['day-4', 'day-3', 'day-2'])
    expect(calls).toHaveLength(1)
    expect(await client.listPosts(9)).toHaveLength(4)
  })
})

test('updating a post returns the new one, and leaves the others as they were', async () => {
  const [before, other] = [await createPost(), await createPost({ ...post, slug: 'other' })]
  const renamed = await client.updatePost(before.id, { ...post, title: 'Again', slug: 'again' })
  expect(renamed).toEqual({ ...before, title: 'Again', slug: 'again' })
  expect([await client.getPost('again'), await client.getPost('other')]).toEqual([renamed, other])
})

test('updating a testimonial returns the new one, and leaves the others as they were', async () => {
  const [before, other] = [await createTestimonial(), await createTestimonial()]
  const rated = await client.updateTestimonial(before.id, { ...testimonial, rating: 1, location: null })
  expect(rated).toEqual({ ...before, rating: 1, location: null })
  expect([await client.getTestimonial(before.id), await client.getTestimonial(other.id)]).toEqual([rated, other])
})

test.each([
  ['post', createPost, () => createPost({ ...post, slug: 'other' }), () => client.listWholePosts(), 'deletePost'],
  ['testimonial', createTestimonial, createTestimonial, () => client.listTestimonials(), 'deleteTestimonial'],
  ['quote request', createQuoteRequest, createQuoteRequest, () => client.listQuoteRequests(), 'deleteQuoteRequest'],
] as const)('deleting a %s returns nothing and leaves the others', async (_, create, createOther, list, remove) => {
  const [{ id }, other] = [await create(), await createOther()]
  expect(await client[remove](id)).toBeUndefined()
  expect(await list()).toEqual([other])
})

test('testimonials are sorted newest first, and a limit returns only the newest', async () => {
  await sql(`insert into testimonials (name, testimonial, created_at) values
    ('middle', 'x', '2026-10-02T00:00:00Z'), ('oldest', 'x', '2026-10-01T00:00:00Z'),
    ('newest', 'x', '2026-10-03T00:00:00Z')`)
  expect((await client.listTestimonials()).map(({ name }) => name)).toEqual(['newest', 'middle', 'oldest'])
  expect((await client.listTestimonials(2)).map(({ name }) => name)).toEqual(['newest', 'middle'])
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

  test('a row inserted between two pages causes no duplicates', async () => {
    await storeMany(1500)
    const before = await idsNewestFirst()
    slowDown(async () => {
      if (calls.length === 2) await storeMany(1, '2026-02-01')
    })
    expect(idsOf(await client.listQuoteRequests())).toEqual(before)
  })
})

test('a message is stored, with a phone number or without one, and nothing is returned', async () => {
  const messages = [message, { ...message, PhoneNumber: null }]
  for (const each of messages) expect(await client.insertContactMessage(each)).toBeUndefined()
  const stored = await sql('select "FullName", "Email", "PhoneNumber", "Description" from "ContactForm"')
  expect(stored).toEqual(messages)
})
