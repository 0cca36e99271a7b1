// The admin session as the specification has it: a flag in the browser's local
// storage. It keeps honest people out of a screen; it is no lock.

const FLAG = 'adminAuthenticated'
const DIGEST = 'adminPasswordHash'

/** Whether a change of this key of the storage concerns the session; null stands for all keys. */
export const isSessionKey = (key: string | null) => key === null || key === FLAG || key === DIGEST

/** What the guard finds. */
type AdminAccess = 'granted' | 'logged-out' | 'no-password'

/** Local storage throws where the visitor has blocked it, and is then as good as empty. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The digest that the login page has stored; null when there is none or it is no digest. */
export function readStoredDigest(): string | null {
  const digest = read(DIGEST)
  return digest && /^[0-9a-f]{64}$/.test(digest) ? digest : null
}

export function readAdminAccess(): AdminAccess {
  if (!readStoredDigest()) return 'no-password'
  return read(FLAG) === 'true' ? 'granted' : 'logged-out'
}

/** Stores the digest of the one admin password. False when the browser does not keep it. */
export function storeDigest(digest: string): boolean {
  try {
    window.localStorage.setItem(DIGEST, digest)
    return readStoredDigest() === digest
  } catch {
    return false
  }
}

/** False when the browser does not keep it. */
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
    // Nothing was stored, so there is nothing to remove.
  }
}

/** SHA-256 as 64 hexadecimal digits. Throws where the page has no secure context: there browsers hide the function. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** False on plain http, but for localhost. */
export const canHash = () => globalThis.crypto?.subtle !== undefined
