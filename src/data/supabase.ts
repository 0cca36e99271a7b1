import { createClient } from '@supabase/supabase-js'
import { REQUEST_TIMEOUT_MS } from './errors'
import { isLocked } from './lock'
import type { Database } from './rows'

/** Where the browser keeps the admin's session, under the lock. */
export const SESSION_KEY = 'adminSession'

/** The one Supabase client, loaded with client.ts. Calls carry the admin's session where there is one, else the public key. */
export const supabase = createClient<Database>(
  import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  import.meta.env.VITE_SUPABASE_ANON_KEY,
  {
    // Only the lock signs anybody in: without it nothing of Auth is stored. A session is refreshed when a call needs it.
    auth: { persistSession: isLocked, storageKey: SESSION_KEY, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
        return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([timeout, init.signal]) : timeout })
      },
    },
  },
)
