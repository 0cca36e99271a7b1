/** Whether Supabase Auth checks the password, and row-level security guards the rows: the lock of docs/lock.md. */
export const usesSupabaseAuth = import.meta.env.VITE_ADMIN_EMAIL !== ''
