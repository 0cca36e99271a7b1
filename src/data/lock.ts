import { safeLocalStorage } from '@/lib/store/web-storage'

// The optional lock: Supabase Auth authenticates the admin, and the database enforces it (RLS).

/** Whether this build uses Supabase Auth for the admin login (VITE_ADMIN_EMAIL). */
export const isLocked = import.meta.env.VITE_ADMIN_EMAIL !== ''

/** localStorage key of the session of Supabase Auth. */
export const SESSION_KEY = 'adminSession'

/** localStorage key of the flag that the admin is logged in. */
export const LOGIN_FLAG = 'adminAuthenticated'

/** Writes an entry that admin/session.ts watches. Browsers fire a storage event in the other tabs only. */
export function writeLoginEntry(key: string, text: string | null): boolean {
  const isStored = safeLocalStorage.write(key, text)
  window.dispatchEvent(new Event('storage'))
  return isStored
}

/** Removes the flag, and with the lock the session of Supabase Auth. */
export function endLogin() {
  safeLocalStorage.write(SESSION_KEY, null)
  writeLoginEntry(LOGIN_FLAG, null)
}
