import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { type Backend, openBackend } from '../../supabase/embedded/backend.mjs'
import { type DataCall, type Fault, isOf, type Operation } from './faults'
import { makeGate } from './gate'

let backend: Backend | undefined
let faults: Fault[] = []
let delays: ((call: DataCall) => Promise<void>)[] = []
let lostAnswer: Pick<DataCall, 'method' | 'table'> | undefined

/** Every call that the site made in the current test. */
export let calls: DataCall[] = []

/** Applies a fault to all further calls of the current test. */
export const inject = (fault: Fault) => void faults.push(fault)

/** Delays all further calls of the current test before they reach the backend. */
export const slowDown = (delay: (call: DataCall) => Promise<void>) => void delays.push(delay)

/** Keeps matching calls of the current test pending until `letGo()`; then they reach the backend. */
export function delayCalls(operation: Operation, table: string) {
  const matches = isOf(operation, table)
  const { opened, open } = makeGate()
  slowDown(async (call) => {
    if (matches(call)) await opened
  })
  return { letGo: open }
}

/** The backend handles the next matching call, but its answer never arrives. */
export const loseNextAnswer = (method: string, table: string) => {
  lostAnswer = { method, table }
}

/** Removes all faults and delays. */
export function clearFaults() {
  faults = []
  delays = []
  lostAnswer = undefined
}

/**
 * Stubs fetch with the embedded Supabase, a real PostgreSQL in this process. Tables are truncated after each test.
 * tests/setup.ts calls it for all screens.
 */
export function withLocalSupabase() {
  beforeAll(async () => {
    const shared = globalThis as { testBackend?: Promise<Backend> }
    shared.testBackend ??= openBackend({ seed: false })
    backend = await shared.testBackend
  })
  beforeEach(() => {
    calls = []
    vi.stubGlobal('fetch', fetchStub)
  })
  afterEach(async () => {
    clearFaults()
    await backend?.database.exec('truncate blog_posts, testimonials, quote_requests, "ContactForm"')
  })
}

/** Runs SQL directly on the database, which bypasses the API, its grants and RLS. */
export async function sql<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
  if (!backend) throw new Error('withLocalSupabase() comes first')
  const { rows } = await backend.database.query<Row>(query, values)
  return rows
}

/** Like a browser's fetch, an abort rejects at once, even if the backend still handles the call. */
const fetchStub = (input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) =>
  Promise.race([respond(input, init), rejectOnAbort(signal)])

const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

async function respond(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input)
  const call: DataCall = {
    method: init.method ?? 'GET',
    table: decodeURIComponent(url.pathname.split('/').at(-1) ?? ''),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    url,
  }
  calls.push(call)
  for (const delay of delays) await delay(call)
  for (const fault of faults) {
    const response = fault(call)
    if (response) return response
  }
  if (!backend) throw new Error('withLocalSupabase() comes first')
  const response = await backend.fetch(new Request(url, init))
  if (lostAnswer?.method !== call.method || lostAnswer.table !== call.table) return response
  lostAnswer = undefined
  throw new TypeError('Failed to fetch')
}
