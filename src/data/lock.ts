// The optional lock: Supabase Auth authenticates the admin, and the database enforces it (RLS).

/** Whether this build uses Supabase Auth for the admin login (VITE_ADMIN_EMAIL). */
export const isLocked = import.meta.env.VITE_ADMIN_EMAIL !== ''

/** localStorage key of the session of Supabase Auth. */
export const SESSION_KEY = 'adminSession'

/** Event of `window`: a call found no valid session, although the flag says that the admin is logged in. */
export const LOGIN_ENDED_EVENT = 'login-ended'
