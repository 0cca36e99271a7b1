import { UNREACHABLE } from './failure-words'

// Without the lock (is-locked.ts) nothing here is called.

/** False when the password is refused; throws in plain words when nobody could be asked. */
export const signIn = async (password: string): Promise<boolean> => (await loadSession()).openSession(password)

export const signOut = async (): Promise<void> => (await loadSession()).closeSession()

/** Null when nobody is signed in. */
export const accessToken = async (): Promise<string | null> => (await loadSession()).readAccessToken()

function loadSession() {
  return import('./admin-session').catch(() => {
    throw new Error(UNREACHABLE)
  })
}
