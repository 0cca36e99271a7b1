// What the embedded backend is reached with. None of it is a secret: it exists
// on the developer's own machine only, and a build for a hosted project
// refuses to use it (scripts/build-settings.mjs).

/** The admin password of `npm start`, printed there. */
export const LOCAL_ADMIN_PASSWORD = 'burr-oak-local-admin'

/** The anonymous key of the embedded backend. */
export const LOCAL_ANON_KEY = 'sb_publishable_burr_oak_local'
