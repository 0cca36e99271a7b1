import path from 'node:path'

/**
 * Environment for a test build in a temporary folder. It overrides .env with the embedded Supabase and the sample rows,
 * and leaves dist/ untouched.
 * @param {string} folder
 */
export const testBuildEnv = (folder) => ({
  BUILD_DIR: path.join(folder, 'dist'),
  EMBEDDED_DATA_DIR: path.join(folder, 'database'),
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_SITE_URL: '',
  VITE_ADMIN_PASSWORD_SHA256: '',
  VITE_ADMIN_EMAIL: '',
})
