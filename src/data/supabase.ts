import { createClient } from '@supabase/supabase-js'
import { isOffline } from '@/lib/is-offline'
import { usesSupabaseAuth } from './auth-mode'
import { REQUEST_TIMEOUT_MS } from './limits'
import { SESSION_KEY } from './login-storage'
import { OFFLINE_ERROR } from './responses'
import type { Database } from './rows'

/** Calls that are sent even if the page closes. A browser allows 64 KiB for all their bodies, and these are short. */
const OUTLASTS_PAGE = /\/(quote_requests|ContactForm|logout)\b/

/** The only Supabase client, loaded with client.ts. Calls send the admin's session; without one, the anon key. */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  import.meta.env.VITE_SUPABASE_ANON_KEY,
  {
    // Supabase Auth persists nothing if nobody logs in with it. A session is refreshed when a call needs it.
    auth: {
      persistSession: usesSupabaseAuth,
      storageKey: SESSION_KEY,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: {
      fetch: async (input, init) => {
        const keepalive = init?.method === 'POST' && OUTLASTS_PAGE.test(String(input))
        // A photo takes longer: 400 KB at 40 kbit/s.
        const timeout = String(input).includes('/storage/v1/') ? 4 * REQUEST_TIMEOUT_MS : REQUEST_TIMEOUT_MS
        const signals = [init?.signal, AbortSignal.timeout(timeout)].filter((signal) => signal != null)
        const wasOffline = isOffline()
        const response = await fetch(input, { ...init, keepalive, signal: AbortSignal.any(signals) }).catch((error) => {
          // supabase-js passes on only the name and the message, so the name says that nothing was sent.
          throw wasOffline && error instanceof TypeError ? new DOMException(error.message, OFFLINE_ERROR) : error
        })
        if (response.status !== 404) return response
        // supabase-js takes a 404 without a body, or with an empty list, for a success; a proxy may send either.
        const text = await response.text()
        return new Response(text.startsWith('{') ? text : '{}', response)
      },
    },
  },
)
