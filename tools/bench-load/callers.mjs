import '../../scripts/build/web-socket.mjs'
import { createClient } from '@supabase/supabase-js'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'

/** @typedef {import('./quote-requests.mjs').QuoteRequest} QuoteRequest */
/** @typedef {QuoteRequest & { id: string }} StoredRequest */
/** @typedef {{ sent: QuoteRequest, row: StoredRequest | null, refusal: string, milliseconds: number }} Answer */

/** Same request timeout as the site (src/data/limits.ts). */
const TIMEOUT_MS = 20_000

/**
 * Sends every request once, from concurrent callers that each wait for a response before they send the next request.
 * Uses the same call as src/data/client.ts.
 * @param {{ address: string, requests: QuoteRequest[], callers: number }} load
 */
export async function sendAll({ address, requests, callers }) {
  const client = createClient(address, LOCAL_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }) },
  })
  /** @type {Answer[]} */
  const answers = []
  const queue = requests.values()
  const call = async () => {
    for (const request of queue) answers.push(await send(client, request))
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: callers }, call))
  return { answers, seconds: (performance.now() - start) / 1000 }
}

/** @param {import('@supabase/supabase-js').SupabaseClient} client @param {QuoteRequest} sent @returns {Promise<Answer>} */
async function send(client, sent) {
  const start = performance.now()
  const { data, error, status } = await client.from('quote_requests').insert(sent).select().single()
  const milliseconds = performance.now() - start
  // Success: a row came back.
  if (!error && data) return { sent, row: data, refusal: '', milliseconds }
  return { sent, row: null, refusal: `${status} ${error?.message ?? 'without a row'}`, milliseconds }
}
