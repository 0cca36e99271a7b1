/// <reference types="vite/client" />

// Set by vite.config.ts in every mode, so never undefined.
interface ImportMetaEnv {
  /** '' means the site's own address: the embedded Supabase. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_ANON_KEY: string
  /** Public origin without a slash at the end. */
  readonly VITE_SITE_URL: string
  /** The admin's address with Supabase Auth; '' without the lock. */
  readonly VITE_ADMIN_EMAIL: string
  /** '' when the build has no admin password, or the lock. */
  readonly VITE_ADMIN_PASSWORD_SHA256: string
}

declare const __BUILD_YEAR__: number

declare module '*.webp?picture' {
  const source: import('./ui/picture').PictureSource
  export default source
}

declare module '*.webp?picture=480;740;1200' {
  const source: import('./ui/picture').PictureSource
  export default source
}

declare module '*.webp?picture=128;256' {
  const source: import('./ui/picture').PictureSource
  export default source
}
