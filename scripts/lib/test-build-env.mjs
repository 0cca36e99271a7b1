import path from 'node:path'

/** Unsets all settings of .env: an empty variable takes precedence over the file. */
export const NO_SETTINGS = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_ANON_KEY: '',
  VITE_SITE_URL: '',
  VITE_ADMIN_PASSWORD_SHA256: '',
  VITE_ADMIN_EMAIL: '',
}

/**
 * Environment for a test build in a temporary folder, with the embedded Supabase and the sample rows. It leaves dist/
 * untouched.
 * @param {string} folder
 */
export const testBuildEnv = (folder) => ({
  BUILD_DIR: path.join(folder, 'dist'),
  EMBEDDED_DATA_DIR: path.join(folder, 'database'),
  ...NO_SETTINGS,
})
