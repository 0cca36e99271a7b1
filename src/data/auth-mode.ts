/** Whether Supabase Auth checks the password, and row-level security enforces it: the lock of docs/lock.md. */
export const usesSupabaseAuth = import.meta.env.VITE_ADMIN_EMAIL !== ''
