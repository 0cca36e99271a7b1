import { safeLocalStorage } from '@/lib/store/web-storage'

/** localStorage key of the session of Supabase Auth. */
export const SESSION_KEY = 'adminSession'

/** localStorage key of the flag that the admin is logged in. */
export const LOGIN_FLAG = 'adminAuthenticated'

/** Writes an entry that admin/session.ts watches: a browser tells only the other tabs of it (the storage event). */
export function writeLoginEntry(key: string, text: string | null): boolean {
  const isStored = safeLocalStorage.write(key, text)
  window.dispatchEvent(new Event('storage'))
  return isStored
}

/** Removes the flag, and the session of Supabase Auth if there is one. */
export function endLogin() {
  safeLocalStorage.write(SESSION_KEY, null)
  writeLoginEntry(LOGIN_FLAG, null)
}
