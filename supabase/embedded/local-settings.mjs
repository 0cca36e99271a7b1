// What the embedded backend is reached with. None of it is a secret: it exists
// on the developer's own machine only, and a build for a hosted project
// refuses to use it (scripts/build/settings.mjs).

/** The admin password of `npm start`, printed there. */
export const LOCAL_ADMIN_PASSWORD = 'burr-oak-local-admin'

/** The admin of `npm start -- --locked`, with the same password. */
export const LOCAL_ADMIN_EMAIL = 'owner@burroaktreecare.example'

/** What the tokens of that admin are signed with. */
export const LOCAL_TOKEN_SECRET = 'a-secret-of-this-machine-only-0123456789'

/** The anonymous key of the embedded backend. */
export const LOCAL_ANON_KEY = 'sb_publishable_of_this_machine'
