import { loadClient } from './load-client'

// The admin's session with Supabase Auth, under the lock (is-locked.ts).

/** False when Auth refuses the password; throws in plain words when it could not be asked. */
export const signIn = async (password: string): Promise<boolean> => (await loadClient()).signIn(password)

/** Forgets the session here, also when Auth cannot be told. */
export const signOut = async (): Promise<void> => (await loadClient()).signOut()
