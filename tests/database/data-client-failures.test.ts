import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DataError } from '@/data/errors'
import {
  client,
  failureOf,
  operations,
  post,
  quoteRequest,
  UNANSWERED,
  UNREACHABLE,
  withDataClient,
} from '../support/data-client'
import type { Fault } from '../support/faults'
import { calls, inject } from '../support/local-supabase'
import { databaseDown, databaseLost, noRow, raised, toResponse } from '../support/server-answers'

withDataClient()

const TOO_SLOW = 'The server did not answer within 20 seconds'
const UNREADABLE = 'The server sent an answer that could not be read'
const NOT_THERE = 'This entry is no longer there, or you may not change it'

/** Calls the operation of this name. */
const call = (name: string) => operations[name]?.() ?? Promise.reject(new Error(`no ${name}`))

test('the tests below cover every operation of the client', () => {
  // Sign-in needs the lock, so tests/e2e/locked.spec.ts tests it. A photo is not a row: data-client-photos.test.ts has its tests.
  const operation = (name: string) => !['signIn', 'revokeSession', 'requireSession', 'uploadPhoto'].includes(name)
  expect(Object.keys(operations).sort()).toEqual(Object.keys(client).filter(operation).sort())
})

test.each(['updatePost', 'updateTestimonial', 'deletePost', 'deleteTestimonial', 'deleteQuoteRequest'])(
  '%s throws when it matches no row',
  async (name) => {
    expect(await failureOf(call(name))).toEqual(new DataError('not-found', { message: NOT_THERE }))
  },
)

test.each(['updatePost', 'updateTestimonial', 'deletePost'])(
  '%s asks once, also when it changes no row',
  async (name) => {
    await failureOf(call(name))
    expect(calls).toHaveLength(1)
  },
)

describe.each(['insertPost', 'insertTestimonial', 'insertQuoteRequest', 'insertContactMessage'])('%s', (name) => {
  test.each([
    ['nothing', 201, ''],
    ['a row', 201, JSON.stringify(post)],
    ['a list', 200, JSON.stringify([post])],
    ['any JSON', 200, '{}'],
  ])('takes an answer with %s and status %i for a success', async (_, status, text) => {
    inject(() => new Response(text, { status }))
    await expect(call(name)).resolves.not.toThrow()
  })

  test.each([
    ['an empty answer', '', 200],
    ['no content', null, 204],
    ['a text', '"Log in to the network"', 200],
  ] as const)('does not take %s for a success', async (_, text, status) => {
    inject(() => new Response(text, { status }))
    expect(await failureOf(call(name))).toMatchObject({
      kind: 'invalid-response',
      message: UNREADABLE,
      mayHaveArrived: true,
    })
  })

  test('does not take the page of a captive portal for a success', async () => {
    inject(() => new Response('<html>Log in</html>'))
    expect(await failureOf(call(name))).toMatchObject({ mayHaveArrived: true })
  })
})

test.each(['updatePost', 'updateTestimonial', 'deletePost'])('%s takes no content for a success', async (name) => {
  inject(() => new Response(null, { status: 204 }))
  await expect(call(name)).resolves.not.toThrow()
})

describe.each(['deletePost', 'deleteTestimonial', 'deleteQuoteRequest'])('%s', (name) => {
  test.each([
    ['an empty answer', ''],
    ['a text', '"Log in to the network"'],
  ])('does not take %s for a success', async (_, text) => {
    inject(() => new Response(text, { status: 200 }))
    expect(await failureOf(call(name))).toMatchObject({
      kind: 'invalid-response',
      message: UNREADABLE,
      mayHaveArrived: true,
    })
  })
})

test('the server is asked even for an id and a slug that no row can have', async () => {
  expect(await client.findTestimonial('no-such-id')).toBeNull()
  expect(await client.findPost('x'.repeat(5000))).toBeNull()
  expect(calls).toHaveLength(2)
})

test('a row that the server does not find is null', async () => {
  inject(() => toResponse(noRow))
  expect(await client.findPost(post.slug)).toBeNull()
})

type Failure = [kind: DataError['kind'], message: string, code?: string]

const failures: [failing: string, answer: Fault, failure: Failure][] = [
  ['a database error', () => toResponse(raised('The tree fell on it.')), ['refused', 'The tree fell on it.', 'P0001']],
  [
    'a database that is down',
    () => toResponse(databaseLost),
    ['refused', 'Database connection error. Retrying the connection.', 'PGRST000'],
  ],
  [
    // supabase-js would read three times more.
    'a database that is down, without a schema cache',
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
    ['invalid-response', 'Out of saws.'],
  ],
  [
    'an HTML page from a proxy',
    () => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }),
    ['invalid-response', UNREADABLE],
  ],
  [
    // It does not end the owner's login.
    'an HTML page from a proxy that wants a login of its own',
    () => new Response('<html><h1>401 Unauthorized</h1></html>', { status: 401 }),
    ['invalid-response', UNREADABLE],
  ],
  ['an empty 500 response', () => new Response('', { status: 500 }), ['invalid-response', UNREADABLE]],
  // supabase-js takes both for a success.
  ['an empty 404 response', () => new Response('', { status: 404 }), ['invalid-response', UNREADABLE]],
  ['a 404 with an empty list', () => Response.json([], { status: 404 }), ['invalid-response', UNREADABLE]],
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

describe.each(['listPosts', 'updatePost'])('%s', (name) => {
  test.each(failures)('throws a DataError after %s, without a retry', async (_, answer, failure) => {
    const [kind, readMessage, code] = failure
    const message = kind === 'unreachable' && name === 'updatePost' ? UNANSWERED : readMessage
    inject(answer)
    expect(await failureOf(call(name))).toMatchObject({ kind, message, code })
    expect(calls).toHaveLength(1)
  })
})

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
      // A write may have arrived.
      const mayHaveArrived = !/^(find|list)/.test(name)
      const message = mayHaveArrived ? `${TOO_SLOW}, but what you sent may have arrived` : TOO_SLOW
      expect(await failureOf(operation())).toMatchObject({ kind: 'timeout', message, mayHaveArrived })
      expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000)
      expect(requestCount).toBe(1)
    })
  }
})

test.each([
  ['offline', false],
  ['online', true],
])('a request that fails on a device that was %s when it began may have arrived: %s', async (state, mayHaveArrived) => {
  vi.stubGlobal('navigator', { onLine: state === 'online' })
  inject(() => {
    vi.stubGlobal('navigator', { onLine: state !== 'online' })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const failure = await failureOf(client.insertQuoteRequest(quoteRequest))
  const message = mayHaveArrived ? UNANSWERED : UNREACHABLE
  expect(failure).toMatchObject({ kind: 'unreachable', message, mayHaveArrived })
})

test('only what visitors send, which is short enough, is kept alive when they leave the page', async () => {
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

describe.each(['listPosts', 'listTestimonials', 'listQuoteRequests', 'listContactMessages'])('%s', (name) => {
  test.each(['{"status":"ok"}', ''])('throws a DataError after "%s", which is no list of rows', async (text) => {
    inject(() => new Response(text))
    expect(await failureOf(call(name))).toEqual(new DataError('invalid-response', { message: UNREADABLE }))
  })
})
