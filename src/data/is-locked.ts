/** Whether this build asks Supabase Auth who the admin is (VITE_ADMIN_EMAIL). */
export const isLocked = import.meta.env.VITE_ADMIN_EMAIL !== ''
