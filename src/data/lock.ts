import { loadClient } from './load-client'

// The optional lock: Supabase Auth says who the admin is, and the database asks it.

/** Whether this build asks Supabase Auth who the admin is (VITE_ADMIN_EMAIL). */
export const isLocked = import.meta.env.VITE_ADMIN_EMAIL !== ''

/** False when Auth refuses the password; throws in plain words when it could not be asked. */
export const signIn = async (password: string): Promise<boolean> => (await loadClient()).signIn(password)

/** Forgets the session here, also when Auth cannot be told. */
export const signOut = async (): Promise<void> => (await loadClient()).signOut()
