// The API keys of Supabase: `sb_publishable_…` and `sb_secret_…`, and the older JWTs with a role.

const KEYS = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+|sb_(?:publishable|secret)_[\w-]+/g

/** Role and project of a JWT; nothing for another key. @param {string} key @returns {{ role?: string, ref?: string }} */
function readClaims(key) {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return {}
  }
}

/** Whether the key bypasses row-level security. @param {string} key */
export const isSecretKey = (key) => key.startsWith('sb_secret_') || readClaims(key).role === 'service_role'

/** Enough to tell keys apart. @param {string} key */
const shortenKey = (key) =>
  key.length < 24 ? `${key.slice(0, 4)}…` : `${/^sb_[a-z]+_/.exec(key)?.[0] ?? key.slice(0, 5)}…${key.slice(-4)}`

/** For texts that may quote a key. @param {string} text */
export const shortenKeys = (text) => text.replace(KEYS, shortenKey)
