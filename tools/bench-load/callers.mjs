import '../../scripts/build/web-socket.mjs'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import pMap from 'p-map'

/** @typedef {import('./quote-requests.mjs').QuoteRequest} QuoteRequest */
/** @typedef {QuoteRequest & { id: string }} StoredRequest */
/** @typedef {{ sent: QuoteRequest, row: StoredRequest | null, refusal: string }} Answer */

/** Same request timeout as the site (src/data/limits.ts). */
const TIMEOUT_MS = 20_000
/** How long a caller waits after a refusal, so that a short outage does not use up all requests. */
const PAUSE_MS = 250

/**
 * Sends every request once, `callers` at a time, with the same call as src/data/client.ts. The latencies in the
 * histogram are in microseconds.
 * @param {{ url: string, anonKey: string, requests: QuoteRequest[], callers: number, onAnswer?: (count: number) => void }} load
 */
export async function sendAll({ url, anonKey, requests, callers, onAnswer }) {
  const client = createClient(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }) },
  })
  const latencies = createHistogram()
  let count = 0
  /** @param {QuoteRequest} sent @returns {Promise<Answer>} */
  const send = async (sent) => {
    const start = performance.now()
    const { data, error, status } = await client.from('quote_requests').insert(sent).select().single()
    latencies.record(Math.max(1, Math.round((performance.now() - start) * 1000)))
    count += 1
    onAnswer?.(count)
    // Success: a row came back.
    if (!error && data) return { sent, row: data, refusal: '' }
    await setTimeout(PAUSE_MS)
    return { sent, row: null, refusal: `${status} ${error?.message ?? 'without a row'}` }
  }
  const start = performance.now()
  const answers = await pMap(requests, send, { concurrency: callers })
  return { answers, latencies, seconds: (performance.now() - start) / 1000 }
}
