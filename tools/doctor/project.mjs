import { ask, readText } from './ask.mjs'
import { note, ok, todo, unknown } from './report.mjs'
import { calls, judgeColumns, judgeLimits, judgePrivileges, NO_TABLE, TABLES } from './tables.mjs'

// The Supabase project: whether it answers, its tables, Auth, and the function that sends e-mails.

/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./report.mjs').Finding} Finding */

const DASHBOARD = 'https://supabase.com/dashboard'
const SETTINGS = `${DASHBOARD}, Project Settings`
const PROVIDERS = 'dashboard, Authentication, Sign In / Providers'

/**
 * @param {{ url: string, key: string }} project @param {string | undefined} adminEmail with the lock
 * @returns {Promise<import('./report.mjs').Group[]>}
 */
export async function examineProject({ url, key }, adminEmail) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  /** @param {import('./tables.mjs').Operation} operation */
  const askTables = (operation) =>
    Promise.all(
      Object.keys(TABLES).map(async (table) => {
        const [path, init] = calls[operation](table)
        const answer = await ask(`${url}/rest/v1/${path}`, { ...init, headers: { ...headers, ...init?.headers } })
        return { table, operation, answer }
      }),
    )

  const project = judgeProject(await ask(`${url}/rest/v1/blog_posts?select=id&limit=0`, { headers }))
  const groups = [{ title: 'Project', findings: [project] }]
  if (project.mark !== 'ok') return groups

  const reads = await askTables('read')
  const tables = reads.map(judgeColumns)
  groups.push({ title: 'Tables', findings: tables })
  // The calls below are for this site's tables only.
  if (tables.some(({ mark }) => mark !== 'ok')) return groups

  const inserts = await askTables('insert')
  tables.push(...inserts.filter(({ table }) => table === 'quote_requests').flatMap(({ answer }) => judgeLimits(answer)))
  const asked = [...reads, ...inserts, ...(await askTables('update')), ...(await askTables('delete'))]
  groups.push({
    title: 'What the public key may do',
    findings: judgePrivileges(asked, adminEmail ? 'locked' : 'open'),
  })
  if (adminEmail) {
    const auth = await ask(`${url}/auth/v1/settings`, { headers })
    groups.push({ title: 'Lock', findings: judgeAuth(auth, adminEmail) })
  }
  const notify = await ask(`${url}/functions/v1/notify-lead`, { method: 'POST' })
  groups.push({ title: 'E-mails', findings: [judgeNotify(notify)] })
  return groups
}

/** @param {Answer} answer to the first call */
export function judgeProject(answer) {
  const { status, failure, json, text, url } = answer
  const { origin } = new URL(url)
  const code = readText(answer, 'code')
  const reply = failure || [status, readText(answer, 'message')].filter(Boolean).join(': ')
  if (status === 540 || (status >= 400 && /project.{0,20}paused/i.test(text))) {
    return todo('The project is paused: nothing reaches it.', `restore it: ${DASHBOARD}`)
  }
  if (code === '42501' || NO_TABLE.includes(code) || (status === 200 && Array.isArray(json))) {
    return ok(`${origin} answers and accepts the key`)
  }
  if (status === 401 || status === 403) {
    return todo(
      `${origin} does not accept the key (${reply}).`,
      `copy VITE_SUPABASE_ANON_KEY again: ${SETTINGS}, API Keys`,
    )
  }
  if (failure || status === 429 || status >= 500) {
    return unknown(
      `${origin} does not answer as it should (${reply}).`,
      `check VITE_SUPABASE_URL, or wait: ${SETTINGS}`,
    )
  }
  return todo(`${origin} answers (${status}), but not as a Supabase project.`, `check VITE_SUPABASE_URL: ${SETTINGS}`)
}

/** With the lock: its public settings say who may sign up. @param {Answer} answer @param {string} email @returns {Finding[]} */
export function judgeAuth({ status, failure, json }, email) {
  const settings = /** @type {{ disable_signup?: boolean, external?: { email?: boolean } } | null} */ (json)
  if (status !== 200 || typeof settings?.disable_signup !== 'boolean') {
    return [unknown(`Supabase Auth does not answer (${failure || status}): nobody could log in.`, PROVIDERS)]
  }
  return [
    settings.disable_signup
      ? ok('Sign-up is closed')
      : todo('Anyone can sign up as a user.', `turn off sign-ups of new users (${PROVIDERS})`),
    ...(settings.external?.email === false
      ? [todo(`Logins by e-mail are off: ${email} could not log in.`, `turn on Email (${PROVIDERS})`)]
      : []),
    note(`Whether ${email} is in private.admins cannot be seen from outside.`, 'look in the SQL editor (docs/lock.md)'),
  ]
}

const DEPLOY = 'npx supabase functions deploy notify-lead (docs/notify.md)'

/** @param {Answer} answer of the function to a call without its secret */
export function judgeNotify({ status, failure, text }) {
  const isOurs = text.startsWith('Nothing is sent')
  if (status === 404) return note('No e-mail is sent when a quote request comes in.', 'docs/notify.md sets it up')
  if (status === 401 && isOurs) return ok('notify-lead is there and refuses an unsigned call')
  if (status === 500 && isOurs) {
    const next = 'npx supabase secrets set --env-file supabase/functions/.env'
    return todo(`notify-lead lacks a setting. ${text.trim()}`, next)
  }
  if (failure || status >= 500) {
    return unknown(`The function notify-lead fails (${failure || status}).`, 'dashboard, Edge Functions, Logs')
  }
  // Without `verify_jwt = false` the gateway answers, and would refuse the database as well.
  if (status === 401) {
    return todo('notify-lead asks for a login that the database does not have: no e-mail is sent.', DEPLOY)
  }
  return todo(`notify-lead accepts an unsigned call (${status}): anyone can send you e-mails.`, DEPLOY)
}
