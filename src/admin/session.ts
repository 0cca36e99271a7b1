// The admin session as the specification defines it: a flag in localStorage. It
// only hides the screens; access control needs the lock (data/lock.ts).

const FLAG = 'adminAuthenticated'
const DIGEST = 'adminPasswordHash'

/** Whether a `storage` event with this key affects the session. The key is null after localStorage.clear(). */
export const isSessionKey = (key: string | null) => key === null || key === FLAG || key === DIGEST

type AdminAccess = 'granted' | 'logged-out' | 'no-password'

/** Null also if localStorage is blocked: browsers then throw on access. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The password digest that the login page stored; null if missing or malformed. */
export function readStoredDigest(): string | null {
  const digest = read(DIGEST)
  return digest && /^[0-9a-f]{64}$/.test(digest) ? digest : null
}

export function readAdminAccess(): AdminAccess {
  if (!readStoredDigest()) return 'no-password'
  return read(FLAG) === 'true' ? 'granted' : 'logged-out'
}

/** Stores the digest of the one admin password. Returns false if the browser does not persist it. */
export function storeDigest(digest: string): boolean {
  try {
    window.localStorage.setItem(DIGEST, digest)
    return readStoredDigest() === digest
  } catch {
    return false
  }
}

/** Returns false if the browser does not persist it. */
export function storeLogin(): boolean {
  try {
    window.localStorage.setItem(FLAG, 'true')
    return read(FLAG) === 'true'
  } catch {
    return false
  }
}

export function removeLogin() {
  try {
    window.localStorage.removeItem(FLAG)
  } catch {
    // localStorage is blocked, so nothing was stored.
  }
}

/** SHA-256 as 64 hexadecimal digits. Throws outside a secure context, where `crypto.subtle` is undefined. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** False on plain http, except on localhost. */
export const canHash = () => globalThis.crypto?.subtle !== undefined
