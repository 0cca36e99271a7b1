import { describe, expect, test, vi } from 'vitest'
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
import { databaseDown, databaseLost, noRow, raised, takenSlug, toResponse } from '../support/server-answers'

withDataClient()

const TOO_SLOW = 'The server did not answer in time'
const UNREADABLE = 'The server sent an answer that could not be read.'
const NOT_THERE = 'This entry is no longer there, or you may not change it.'

/** Calls the operation of this name. */
const call = (name: string) => operations[name]?.() ?? Promise.reject(new Error(`no ${name}`))

test('the tests below cover every operation of the client', () => {
  // Sign-in succeeds only with the lock, so tests/e2e/locked.spec.ts tests it. A photo is not a row:
  // data-client-photos.test.ts has its tests.
  const operation = (name: string) => !['signIn', 'revokeSession', 'requireSession', 'uploadPhoto'].includes(name)
  expect(Object.keys(operations).sort()).toEqual(Object.keys(client).filter(operation).sort())
})

const isWrite = (name: string) => !/^(find|list)/.test(name)

// What each call owes to the code that all share: no retry, which operations are writes, and who checks its answer.

test.each(Object.keys(operations))(
  '%s fails at once if the network does, and only a write may have arrived',
  async (name) => {
    inject(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(call(name))).toMatchObject({ kind: 'unreachable', mayHaveArrived: isWrite(name) })
    expect(calls).toHaveLength(1)
  },
)

test.each(Object.keys(operations))('%s does not take a text for its answer', async (name) => {
  inject(() => new Response('"Log in to the network"'))
  const failure = { kind: 'invalid-response', message: UNREADABLE, mayHaveArrived: isWrite(name) }
  expect(await failureOf(call(name))).toMatchObject(failure)
})

test.each(Object.keys(operations).filter((name) => name.startsWith('update')))(
  '%s asks once, and throws when it matches no row',
  async (name) => {
    expect(await failureOf(call(name))).toEqual(new DataError('not-found', { message: NOT_THERE }))
    expect(calls).toHaveLength(1)
  },
)

// What the shared code makes of each answer, with one operation of a kind.

test.each([
  ['insertPost', 'nothing', 201, ''],
  ['insertPost', 'a row', 201, JSON.stringify(post)],
  ['insertPost', 'a list', 200, JSON.stringify([post])],
  ['insertPost', 'two rows', 201, JSON.stringify([post, post])],
  ['insertPost', 'an empty list', 200, '[]'],
  ['insertPost', 'any JSON', 200, '{}'],
  ['insertPost', 'no content', 204, null],
  ['updatePost', 'no content', 204, null],
  ['deleteRow', 'an empty list', 200, '[]'],
])('%s takes an answer with %s and status %i for a success', async (name, _, status, text) => {
  inject(() => new Response(text, { status }))
  await expect(call(name)).resolves.not.toThrow()
})

test.each([
  ['insertPost', 'an empty answer', 200, ''],
  ['insertPost', 'the page of a captive portal', 200, '<html>Log in</html>'],
  ['deleteRow', 'an empty answer', 200, ''],
  ['listPosts', 'an empty answer', 200, ''],
  ['listPosts', 'an object', 200, '{"status":"ok"}'],
])('%s does not take %s for a success', async (name, _, status, text) => {
  inject(() => new Response(text, { status }))
  const failure = { kind: 'invalid-response', message: UNREADABLE, mayHaveArrived: isWrite(name) }
  expect(await failureOf(call(name))).toMatchObject(failure)
})

test('the server is asked even for an id and a slug that no row can have', async () => {
  expect(await client.findTestimonial('no-such-id')).toBeNull()
  expect(await client.findPost('x'.repeat(5000))).toBeNull()
  expect(calls).toHaveLength(2)
})

test('of two posts with one slug, as in a table without our constraint, one is found', async () => {
  await client.findPost(post.slug)
  expect(calls[0]?.url.searchParams.get('limit')).toBe('1')
})

test('a row that the server does not find is null', async () => {
  inject(() => toResponse(noRow))
  expect(await client.findPost(post.slug)).toBeNull()
})

type Failure = [kind: DataError['kind'], message: string]

const failures: [failing: string, answer: Fault, failure: Failure][] = [
  ['a database error', () => toResponse(raised('The tree fell on it.')), ['refused', 'The tree fell on it.']],
  ['a value that another row has', () => toResponse(takenSlug), ['conflict', takenSlug.json.message]],
  [
    'a database that is down',
    () => toResponse(databaseLost),
    ['refused', 'Database connection error. Retrying the connection.'],
  ],
  [
    // supabase-js would read three times more.
    'a database that is down, without a schema cache',
    () => toResponse(databaseDown),
    ['refused', 'Could not query the database for the schema cache. Retrying.'],
  ],
  [
    'an expired session',
    () => Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 }),
    ['unauthorized', 'JWT expired'],
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
    const [kind, readMessage] = failure
    const message = kind === 'unreachable' && name === 'updatePost' ? UNANSWERED : readMessage
    inject(answer)
    expect(await failureOf(call(name))).toMatchObject({ kind, message })
    expect(calls).toHaveLength(1)
  })
})

test.each([
  ['listPosts', `${TOO_SLOW}.`],
  ['insertPost', `${TOO_SLOW}, but what you sent may have arrived.`],
  ['deleteRow', `${TOO_SLOW}, but it may have been deleted.`],
])('without a response %s throws a DataError after 20 seconds and does not retry', async (name, message) => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Too late', 'TimeoutError')))
  inject(() => new Promise(() => {}))
  expect(await failureOf(call(name))).toMatchObject({ kind: 'timeout', message, mayHaveArrived: isWrite(name) })
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000)
  expect(calls).toHaveLength(1)
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

test.each([
  [500, '{"code":500,"msg":"Database error"}'],
  [503, 'upstream connect error'],
])('an answer of %i to a sign-in does not blame the internet connection', async (status, body) => {
  inject(() => new Response(body, { status }))
  expect(await failureOf(client.signIn('any'))).toMatchObject({
    kind: 'login-service-down',
    message: 'The login service has a problem; please try again in a few minutes.',
  })
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
