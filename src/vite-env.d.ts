/// <reference types="vite/client" />

// Set by vite.config.ts in every mode, so never undefined.
interface ImportMetaEnv {
  /** '' means the site's own origin, which serves the embedded Supabase. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** Public origin without a trailing slash. */
  readonly VITE_SITE_URL: string
  /** The admin's e-mail address in Supabase Auth; '' without it (docs/lock.md). */
  readonly VITE_ADMIN_EMAIL: string
  /** '' when the build has no admin password, or uses Supabase Auth. */
  readonly VITE_ADMIN_PASSWORD_SHA256: string
}

declare const __BUILD_YEAR__: number

/** scripts/build/screen-chunks.mjs */
declare const __SCREEN_CHUNKS__: Readonly<Record<string, readonly string[]>>

declare module '*&picture' {
  const source: import('./ui/picture').PictureSource
  export default source
}
