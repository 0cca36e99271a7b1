import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { type Backend, openBackend } from '../../supabase/embedded/backend.mjs'
import type { DataCall, Fault } from './faults'

let backend: Backend | undefined
let faults: Fault[] = []
let delays: ((call: DataCall) => Promise<void>)[] = []

/** Every call that the site made in the running test. */
export let calls: DataCall[] = []

/** From here on the fault answers in the backend's place, until the test ends. */
export const inject = (fault: Fault) => void faults.push(fault)

/** From here on calls wait for this before they reach the backend, until the test ends. */
export const slowDown = (delay: (call: DataCall) => Promise<void>) => void delays.push(delay)

/** Takes all faults away again. */
export function mend() {
  faults = []
  delays = []
}

/** The tests' database: a real PostgreSQL in this process, reached as the site reaches it. Empty before each test. */
export function withLocalSupabase() {
  beforeAll(async () => {
    const shared = globalThis as { testBackend?: Promise<Backend> }
    shared.testBackend ??= openBackend({ seed: false })
    backend = await shared.testBackend
  })
  beforeEach(() => {
    calls = []
    vi.stubGlobal('fetch', answer)
  })
  afterEach(async () => {
    mend()
    await backend?.database.exec('truncate blog_posts, testimonials, quote_requests, "ContactForm"')
  })
}

/** Rows by SQL, past the site and its rights. */
export async function sql<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
  if (!backend) throw new Error('withLocalSupabase() comes first')
  const { rows } = await backend.database.query<Row>(query, values)
  return rows
}

/** Like a browser's own: who stops waiting hears so at once, whatever the backend makes of the call. */
const answer = (input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) =>
  Promise.race([reply(input, init), stopped(signal)])

const stopped = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

async function reply(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
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
  return backend.fetch(new Request(url, init))
}
