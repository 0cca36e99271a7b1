import { AuthClient, isAuthApiError } from '@supabase/supabase-js'
import { DataError } from './data-error'
import { UNREACHABLE } from './failure-words'

// The lock: the panel's session with Supabase Auth. It is loaded by the panel
// alone, in builds with VITE_ADMIN_EMAIL alone.

const auth = new AuthClient({
  url: `${import.meta.env.VITE_SUPABASE_URL || window.location.origin}/auth/v1`,
  headers: { apikey: import.meta.env.VITE_SUPABASE_ANON_KEY },
  storageKey: 'adminSession',
  // Asked for when a call needs it; nothing runs in between.
  autoRefreshToken: false,
  detectSessionInUrl: false,
})

/** False when Auth refuses the password; any other failure throws. */
export async function openSession(password: string): Promise<boolean> {
  const { error } = await auth.signInWithPassword({ email: import.meta.env.VITE_ADMIN_EMAIL, password })
  if (!error) return true
  if (isAuthApiError(error) && error.code === 'invalid_credentials') return false
  throw new DataError(isAuthApiError(error) ? error.message.replace(/\.\s*$/, '') : UNREACHABLE)
}

/** Null when nobody is signed in, or no longer. */
export async function readAccessToken(): Promise<string | null> {
  const { data } = await auth.getSession()
  return data.session?.access_token ?? null
}

/** Forgets the session here, also when Auth cannot be told. */
export async function closeSession(): Promise<void> {
  await auth.signOut({ scope: 'local' })
}
