import { useSyncExternalStore } from 'react'
import { usesSupabaseAuth } from '@/data/auth-mode'
import { loadClient } from '@/data/load-client'
import { endLogin, LOGIN_FLAG, SESSION_KEY, writeLoginEntry } from '@/data/login-storage'
import { safeLocalStorage } from '@/lib/store/web-storage'
import { panelError } from './panel-error'

// The admin session is a flag in localStorage, which only hides the screens: access control takes Supabase Auth.

const DIGEST = 'adminPasswordHash'

type AdminAccess = 'granted' | 'logged-out' | 'no-password'

/** Renders again when the access changes, in this tab or in another. */
export const useAdminAccess = () => useSyncExternalStore(subscribe, readAdminAccess)

function readAdminAccess(): AdminAccess {
  if (!safeLocalStorage.read(DIGEST)) return 'no-password'
  return safeLocalStorage.read(LOGIN_FLAG) === 'true' ? 'granted' : 'logged-out'
}

/** A logout in another tab ends the session here too, even during an edit: the editor has stored a draft of it. */
function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** With Supabase Auth the build has no digest, and the guard only wants some text. */
const storedDigest = usesSupabaseAuth
  ? 'none, because Supabase Auth decides'
  : import.meta.env.VITE_ADMIN_PASSWORD_SHA256

/** Stores the digest of the one admin password. Returns false if the browser does not store it. */
export const prepareLogin = (): boolean => writeLoginEntry(DIGEST, storedDigest)

/** Rejects with a DataError if the login fails, which ends an earlier one. */
export async function logIn(password: string): Promise<void> {
  try {
    // Browsers have no crypto.subtle on plain http, except on localhost.
    if (!crypto.subtle) throw panelError('login-insecure')
    // Another tab may have cleared the storage since the page stored the digest.
    if (!safeLocalStorage.read(DIGEST) && !prepareLogin()) throw panelError('login-not-stored')
    if (!(await (usesSupabaseAuth ? signIn(password) : isAdminPassword(password)))) throw panelError('wrong-password')
    if (!writeLoginEntry(LOGIN_FLAG, 'true')) throw panelError('login-not-stored')
  } catch (error) {
    endLogin()
    throw error
  }
}

const isAdminPassword = async (password: string) => (await sha256(password)) === safeLocalStorage.read(DIGEST)

const signIn = async (password: string) => (await loadClient()).signIn(password)

/** Ends the login in this browser at once, because the tab may be closed next. Supabase Auth is told afterwards. */
export function logOut() {
  const session = safeLocalStorage.read(SESSION_KEY)
  endLogin()
  if (session)
    loadClient()
      .then((client) => client.revokeSession(session))
      .catch(() => {})
}

/** SHA-256 as 64 hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
