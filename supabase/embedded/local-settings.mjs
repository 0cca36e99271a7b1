// The credentials of the embedded backend. None is a secret: they work only on the developer's machine, and a build for
// a hosted project rejects the local password (scripts/build/settings.mjs).

/** The admin password of `npm start`, which prints it. */
export const LOCAL_ADMIN_PASSWORD = 'burr-oak-local-admin'

/** The admin of a start with the lock (docs/lock.md), with the same password. */
export const LOCAL_ADMIN_EMAIL = 'owner@example.com'

/** Signs that admin's JWTs. */
export const LOCAL_TOKEN_SECRET = 'a-secret-of-this-machine-only-0123456789'

/** The anon key (publishable key) of the embedded backend. */
export const LOCAL_ANON_KEY = 'sb_publishable_of_this_machine'
