import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { quoteOptions } from '@/content/quote-options'
import { DataError } from '@/data/errors'
import type { QuoteRequest, QuoteRequestInput, TestimonialInput } from '@/data/rows'
import { parseTimestamp } from '@/lib/dates'
import type { Fault } from '../support/faults'
import { calls, clearFaults, inject, slowDown, sql, withLocalSupabase } from '../support/local-supabase'
import { samples } from '../support/sample-rows'
import { databaseDown, noRow, raised, toResponse } from '../support/server-answers'

const UNREACHABLE = 'The server could not be reached; please check your internet connection'
const TOO_SLOW = 'The server did not answer within 20 seconds'
const UNREADABLE = 'The server sent an answer that could not be read'
const NOT_THERE = 'This entry is no longer there; it may have been deleted in the meantime'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const post = { ...samples.blog_posts, content: 'Not in May.\n\n<b>Never</b> & nowhere.' }
const testimonial: TestimonialInput = { ...samples.testimonials, service: null }
const message = samples.ContactForm
const quoteRequest: QuoteRequestInput = {
  ...samples.quote_requests,
  name: "Sam O'Neil 🌳",
  services: quoteOptions.map(({ id }) => id),
  description: 'A dead ash.\n"Tall", {leaning}; 60 feet.',
}

let client: typeof import('@/data/client')

withLocalSupabase()

beforeAll(async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  client = await import('@/data/client')
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(() => {
  vi.unstubAllGlobals()
})

/** Every operation. Those that take an id get an unknown one. */
const operations: Record<string, () => Promise<unknown>> = {
  listPosts: () => client.listPosts(),
  listWholePosts: () => client.listWholePosts(),
  getPost: () => client.getPost(post.slug),
  insertPost: () => client.insertPost(post),
  updatePost: () => client.updatePost(UNKNOWN_ID, post),
  deletePost: () => client.deletePost(UNKNOWN_ID),
  listTestimonials: () => client.listTestimonials(),
  getTestimonial: () => client.getTestimonial(UNKNOWN_ID),
  insertTestimonial: () => client.insertTestimonial(testimonial),
  updateTestimonial: () => client.updateTestimonial(UNKNOWN_ID, testimonial),
  deleteTestimonial: () => client.deleteTestimonial(UNKNOWN_ID),
  insertQuoteRequest: () => client.insertQuoteRequest(quoteRequest),
  listQuoteRequests: () => client.listQuoteRequests(),
  deleteQuoteRequest: () => client.deleteQuoteRequest(UNKNOWN_ID),
  insertContactMessage: () => client.insertContactMessage(message),
  listContactMessages: () => client.listContactMessages(),
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

/** The rows that the client returns for what it has created. */
const createPost = async (input = post) => (await client.insertPost(input)) ?? expect.unreachable('no row')
const createTestimonial = async () => (await client.insertTestimonial(testimonial)) ?? expect.unreachable('no row')

const millisecondsAway = (timestamp: string) => Math.abs(Number(parseTimestamp(timestamp)) - Date.now())

test('the tests below cover every operation of the client', () => {
  // Sign-in needs the lock, so tests/e2e/locked.spec.ts tests it. A photo is no row: its tests are the last.
  const operation = (name: string) => !['signIn', 'signOut', 'requireSession', 'uploadPhoto'].includes(name)
  expect(Object.keys(operations).sort()).toEqual(Object.keys(client).filter(operation).sort())
})

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

test('updating a row returns the new one and leaves the others unchanged, and so does deleting', async () => {
  const [post1, post2] = [await createPost(), await createPost({ ...post, slug: 'other' })]
  const renamed = await client.updatePost(post1.id, { ...post, title: 'Again', slug: 'again' })
  expect(renamed).toEqual({ ...post1, title: 'Again', slug: 'again' })
  expect([await client.getPost('again'), await client.getPost('other')]).toEqual([renamed, post2])
  expect(await client.deletePost(post1.id)).toBeUndefined()
  expect((await client.listPosts()).map(({ slug }) => slug)).toEqual(['other'])

  const [one, other] = [await createTestimonial(), await createTestimonial()]
  expect(one).toMatchObject(testimonial)
  const rated = await client.updateTestimonial(one.id, { ...testimonial, rating: 1, location: null })
  expect(rated).toEqual({ ...one, rating: 1, location: null })
  expect([await client.getTestimonial(one.id), await client.getTestimonial(other.id)]).toEqual([rated, other])
  expect(await client.deleteTestimonial(one.id)).toBeUndefined()
  expect(await client.listTestimonials()).toEqual([other])

  const request = await client.insertQuoteRequest(quoteRequest)
  const kept = await client.insertQuoteRequest(quoteRequest)
  expect(await client.deleteQuoteRequest(String(request?.id))).toBeUndefined()
  expect(await client.listQuoteRequests()).toEqual([kept])
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

test.each(['updatePost', 'updateTestimonial', 'deletePost', 'deleteTestimonial', 'deleteQuoteRequest'])(
  '%s throws when it matches no row',
  async (name) => {
    expect(await failureOf(operations[name]?.() ?? Promise.resolve())).toEqual(
      new DataError('gone', { message: NOT_THERE }),
    )
  },
)

test('a row that an update does not find is not gone for sure when nobody can look for it', async () => {
  inject(({ method }) => (method === 'GET' ? Promise.reject(new TypeError('Failed to fetch')) : undefined))
  expect(await failureOf(client.updateTestimonial(UNKNOWN_ID, testimonial))).toMatchObject({ kind: 'unreachable' })
})

const inserts = ['insertPost', 'insertTestimonial', 'insertQuoteRequest', 'insertContactMessage']

test.each([
  ['nothing', 201, ''],
  ['a row', 201, JSON.stringify(post)],
  ['a row', 200, JSON.stringify({ ...post, id: UNKNOWN_ID })],
])('an answer with %s and status %i says that a row is stored', async (_, status, text) => {
  inject(() => new Response(text, { status }))
  for (const name of inserts) await expect(operations[name]?.()).resolves.not.toThrow()
})

test.each([
  ['an empty answer', '', 200],
  ['no content', null, 204],
  ['the words of a captive portal', '{"status":"maintenance"}', 200],
] as const)('after an insert %s does not say that a row is stored', async (_, text, status) => {
  inject(() => new Response(text, { status }))
  for (const name of inserts)
    expect(await failureOf(operations[name]?.() ?? Promise.resolve())).toMatchObject({
      kind: 'unreadable',
      message: UNREADABLE,
      mayBeStored: true,
    })
})

test('a delete that returns no row but says nothing else has deleted it', async () => {
  inject(() => new Response(null, { status: 204 }))
  await expect(client.deletePost(UNKNOWN_ID)).resolves.toBeUndefined()
})

test('whether an entry exists is asked of the server for any id and slug, and what can be none is not found', async () => {
  expect(await client.getTestimonial('no-such-id')).toBeNull()
  expect(await client.getPost('x'.repeat(5000))).toBeNull()
  expect(calls).toHaveLength(2)
  inject(() => toResponse(noRow))
  expect(await client.getPost(post.slug)).toBeNull()
})

type Failure = [kind: DataError['kind'], message: string, code?: string]

const failures: [failing: string, answer: Fault, failure: Failure][] = [
  ['a database error', () => toResponse(raised('The tree fell on it.')), ['refused', 'The tree fell on it.', 'P0001']],
  [
    // supabase-js would read three times more.
    'a database that is down',
    () => toResponse(databaseDown),
    ['refused', 'Could not query the database for the schema cache. Retrying.', 'PGRST002'],
  ],
  [
    'an expired session',
    () => Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
    ['unauthorized', 'JWT expired', 'PGRST301'],
  ],
  [
    'a message without a code',
    () => Response.json({ message: 'Out of saws.', code: '' }, { status: 503 }),
    ['unreadable', 'Out of saws.'],
  ],
  [
    'an HTML page from a proxy',
    () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }),
    ['unreadable', UNREADABLE],
  ],
  ['an empty 500 response', () => new Response('', { status: 500 }), ['unreadable', UNREADABLE]],
  // supabase-js takes both for a success.
  ['an empty 404 response', () => new Response('', { status: 404 }), ['unreadable', UNREADABLE]],
  ['a 404 with an empty list', () => Response.json([], { status: 404 }), ['unreadable', UNREADABLE]],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), ['unreachable', UNREACHABLE]],
  [
    'a connection that drops in the middle of the response',
    () => {
      const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
      return new Response(body, { status: 200 })
    },
    ['unreachable', UNREACHABLE],
  ],
]

test.each(failures)(
  'after %s a read and a write throw a DataError, and neither is retried',
  async (_, answer, failure) => {
    const [kind, message, code] = failure
    for (const name of ['listPosts', 'updatePost']) {
      clearFaults()
      inject(answer)
      calls.length = 0
      expect(await failureOf(operations[name]?.() ?? Promise.resolve())).toMatchObject({ kind, message, code })
      expect(calls).toHaveLength(1)
    }
  },
)

describe('without a response', () => {
  let requestCount = 0

  beforeEach(() => {
    requestCount = 0
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')))
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
      requestCount++
      return new Promise((_, reject) => {
        if (signal?.aborted) reject(signal.reason)
      })
    })
  })

  for (const [name, operation] of Object.entries(operations)) {
    test(`${name} throws a DataError after 20 seconds and does not retry`, async () => {
      // A write may have been stored.
      const mayBeStored = !/^(get|list)/.test(name)
      expect(await failureOf(operation())).toMatchObject({ kind: 'too-slow', message: TOO_SLOW, mayBeStored })
      expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000)
      expect(requestCount).toBe(1)
    })
  }
})

test('only what visitors send is kept alive when they leave the page; a post may be too long for that', async () => {
  const kept: string[] = []
  for (const [name, operation] of Object.entries(operations)) {
    vi.stubGlobal('fetch', async (_: unknown, { keepalive }: RequestInit) => {
      if (keepalive) kept.push(name)
      return toResponse(raised('no'))
    })
    await failureOf(operation())
  }
  expect(kept).toEqual(['insertQuoteRequest', 'insertContactMessage'])
})

test.each(['listPosts', 'listTestimonials', 'listQuoteRequests', 'listContactMessages'])(
  '%s throws a DataError if the response is not a list of rows',
  async (name) => {
    for (const text of ['{"status":"ok"}', '']) {
      clearFaults()
      inject(() => new Response(text))
      expect(await failureOf(operations[name]?.() ?? Promise.resolve())).toEqual(
        new DataError('unreadable', { message: UNREADABLE }),
      )
    }
  },
)

describe('uploadPhoto', () => {
  const photo = (type: string) => new Blob(['photo'], { type })
  const answer = (status: number, body: object) => inject(() => Response.json(body, { status }))

  test.each([
    ['image/webp', 'webp'],
    ['image/jpeg', 'jpg'],
  ])('a photo that is %s gets a random name and its public address', async (type, ending) => {
    answer(200, { Key: 'photos/x', Id: UNKNOWN_ID })
    vi.spyOn(AbortSignal, 'timeout')
    const addresses = [await client.uploadPhoto(photo(type)), await client.uploadPhoto(photo(type))]
    for (const address of addresses)
      expect(address).toMatch(
        new RegExp(`^http://localhost/storage/v1/object/public/photos/[0-9a-f-]{36}\\.${ending}$`),
      )
    expect(addresses[0]).not.toBe(addresses[1])
    expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST'])
    // Longer than other calls.
    expect(AbortSignal.timeout).toHaveBeenCalledWith(80_000)
  })

  test('a refusal has the words and the status of the answer', async () => {
    answer(400, {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    })
    expect(await failureOf(client.uploadPhoto(photo('image/webp')))).toMatchObject({
      kind: 'refused',
      message: 'The object exceeded the maximum allowed size',
    })
  })

  test('without an answer, also in time, the server could not be reached', async () => {
    for (const error of [new TypeError('Failed to fetch'), new DOMException('Too late', 'TimeoutError')]) {
      inject(() => Promise.reject(error))
      const failure = await failureOf(client.uploadPhoto(photo('image/webp')))
      expect(failure).toMatchObject({ kind: 'unreachable', message: UNREACHABLE })
      clearFaults()
    }
  })
})
