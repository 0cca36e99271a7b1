import { loadClient } from '@/data/load-client'
import { isLocked } from '@/data/lock'
import { local } from '@/lib/web-storage'

// The admin session as the specification defines it: a flag in localStorage. It
// only hides the screens; access control needs the lock (data/lock.ts).

const FLAG = 'adminAuthenticated'
const DIGEST = 'adminPasswordHash'

const NO_STORAGE =
  'This browser can’t keep you logged in, because it stores nothing for this site. Allow cookies and site data for it, or use another browser.'
const NO_HASHING =
  'You can’t log in over this connection, because it isn’t secure. Type https:// at the start of this page’s address.'

type AdminAccess = 'granted' | 'logged-out' | 'no-password'

export function readAdminAccess(): AdminAccess {
  if (!local.read(DIGEST)) return 'no-password'
  return local.read(FLAG) === 'true' ? 'granted' : 'logged-out'
}

/** Stores the digest of the one admin password. Returns why nobody can log in here; undefined if somebody can. */
export function prepareLogin(): string | undefined {
  // Undefined on plain http, except on localhost.
  if (!globalThis.crypto?.subtle) return NO_HASHING
  // With the lock on there is no digest to compare: Supabase Auth decides.
  if (isLocked) return undefined
  return local.store(DIGEST, import.meta.env.VITE_ADMIN_PASSWORD_SHA256) ? undefined : NO_STORAGE
}

/** Why the login failed, which also ends an earlier login; undefined after a success. */
export async function logIn(password: string): Promise<string | undefined> {
  const failure = await (isLocked ? logInWithAuth(password) : compareDigests(password))
  if (!failure && local.store(FLAG, 'true')) return undefined
  removeLogin()
  return failure ?? NO_STORAGE
}

async function compareDigests(password: string) {
  return (await sha256(password)) === local.read(DIGEST) ? undefined : 'Incorrect password.'
}

async function logInWithAuth(password: string) {
  try {
    const client = await loadClient()
    if (!(await client.signIn(password))) return 'Incorrect password.'
  } catch (error) {
    return (error as Error).message
  }
  // Only the guard reads the digest. Store a random one: the password's could be brute-forced.
  return local.store(DIGEST, await sha256(crypto.randomUUID())) ? undefined : NO_STORAGE
}

export const removeLogin = () => local.store(FLAG, null)

/** Also ends the session of Supabase Auth. In this browser it ends even if Auth is unreachable. */
export function logOut() {
  removeLogin()
  if (isLocked)
    loadClient()
      .then((client) => client.signOut())
      .catch(() => {})
}

/** SHA-256 as 64 hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
