import { note, ok, todo, unknown } from './finding.mjs'

// Supabase Auth, with the lock. Its public settings say who may sign up.

const PROVIDERS = 'dashboard, Authentication, Sign In / Providers'
const WHO_IS_ADMIN = 'select email from auth.users join private.admins on user_id = id'

/** @param {import('./ask.mjs').Answer} answer of /auth/v1/settings @param {string} email @returns {import('./finding.mjs').Finding[]} */
export function judgeAuth({ status, failure, json }, email) {
  const settings = /** @type {{ disable_signup?: boolean, external?: { email?: boolean } } | null} */ (json)
  if (status !== 200 || typeof settings?.disable_signup !== 'boolean') {
    const why = failure || `answer ${status}`
    return [unknown(`Supabase Auth does not answer, so nobody could log in: ${why}.`, 'dashboard, Authentication')]
  }
  return [
    ok('Supabase Auth answers'),
    settings.disable_signup
      ? ok('Sign-up is closed')
      : todo('Anyone can sign up as a user.', `turn off sign-ups of new users (${PROVIDERS})`),
    ...(settings.external?.email === false
      ? [todo(`Logins by e-mail are off: ${email} could not log in.`, `turn on Email (${PROVIDERS})`)]
      : []),
    note(
      `Whether ${email} is in private.admins cannot be seen from outside.`,
      `look in the SQL editor: ${WHO_IS_ADMIN} (docs/lock.md)`,
    ),
  ]
}
