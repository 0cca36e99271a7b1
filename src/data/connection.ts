import { PostgrestClient } from '@supabase/postgrest-js'
import { accessToken } from './admin-lock'
import { DataError, LOGGED_OUT } from './data-error'
import { REQUEST_TIMEOUT_MS } from './failure-words'
import { isLocked } from './is-locked'
import type { Database } from './rows'

// Of supabase-js this takes the part that talks to tables: the whole is ten
// times as large (docs/decisions/0006-bytes-after-the-paint.md).

const key = import.meta.env.VITE_SUPABASE_ANON_KEY

/** What visitors speak with: the public key. */
export const supabase = connect(key)

/** What the panel speaks with: the public key too, as specified, or under the lock the admin's session. */
export async function panel() {
  if (!isLocked) return supabase
  const token = await accessToken()
  if (!token) throw new DataError(LOGGED_OUT)
  return connect(token)
}

function connect(token: string) {
  return new PostgrestClient<Database>(`${import.meta.env.VITE_SUPABASE_URL || window.location.origin}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    schema: 'public',
    fetch: (input, init) => {
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
      return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([timeout, init.signal]) : timeout })
    },
  })
}
