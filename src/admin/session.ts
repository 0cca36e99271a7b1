import { isLocked, signIn } from '@/data/lock'

// The admin session as the specification defines it: a flag in localStorage. It
// only hides the screens; access control needs the lock (data/lock.ts).

const FLAG = 'adminAuthenticated'
const DIGEST = 'adminPasswordHash'

const NO_STORAGE =
  'This browser does not let the site store anything, so it can’t keep you logged in. Please allow site data for this address, or use another browser.'
const NO_HASHING =
  'Logging in needs a secure connection. Please open this page with https:// at the start of its address.'

type AdminAccess = 'granted' | 'logged-out' | 'no-password'

/** Null also if localStorage is blocked: browsers then throw on access. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns false if the browser does not persist it. */
function store(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function readAdminAccess(): AdminAccess {
  if (!read(DIGEST)) return 'no-password'
  return read(FLAG) === 'true' ? 'granted' : 'logged-out'
}

/** Stores the digest of the one admin password. Returns why nobody can log in here; undefined if somebody can. */
export function prepareLogin(): string | undefined {
  // Undefined on plain http, except on localhost.
  if (!globalThis.crypto?.subtle) return NO_HASHING
  // With the lock on there is no digest to compare: Supabase Auth decides.
  if (isLocked) return undefined
  return store(DIGEST, import.meta.env.VITE_ADMIN_PASSWORD_SHA256) ? undefined : NO_STORAGE
}

/** Why the login failed, which also ends an earlier login; undefined after a success. */
export async function logIn(password: string): Promise<string | undefined> {
  const failure = await (isLocked ? logInWithAuth(password) : compareDigests(password))
  if (!failure && store(FLAG, 'true')) return undefined
  removeLogin()
  return failure ?? NO_STORAGE
}

async function compareDigests(password: string) {
  return (await sha256(password)) === read(DIGEST) ? undefined : 'Incorrect password.'
}

async function logInWithAuth(password: string) {
  try {
    if (!(await signIn(password))) return 'Incorrect password.'
  } catch (error) {
    return `${(error as Error).message}.`
  }
  // Only the guard reads the digest. Store a random one: the password's could be brute-forced.
  return store(DIGEST, await sha256(crypto.randomUUID())) ? undefined : NO_STORAGE
}

export function removeLogin() {
  try {
    window.localStorage.removeItem(FLAG)
  } catch {
    // localStorage is blocked, so nothing was stored.
  }
}

/** SHA-256 as 64 hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
