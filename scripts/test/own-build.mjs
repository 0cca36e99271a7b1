import path from 'node:path'

/**
 * Settings for a build of the tests' own, in a folder: whatever .env says it is
 * for the embedded Supabase, shows the samples (no site runs on its data) and
 * leaves dist/ alone.
 * @param {string} folder
 */
export const ownBuild = (folder) => ({
  BUILD_DIR: path.join(folder, 'dist'),
  EMBEDDED_DATA_DIR: path.join(folder, 'database'),
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_SITE_URL: '',
  VITE_ADMIN_PASSWORD_SHA256: '',
  VITE_ADMIN_EMAIL: '',
})
