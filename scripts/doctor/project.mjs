import { note, ok, todo } from './report.mjs'
import { request } from './request.mjs'
import { checkTables, NO_TABLE } from './tables.mjs'

// Checks the Supabase project: whether it responds, its tables, Auth, the photo bucket and the e-mail function.

/** @typedef {import('./request.mjs').HttpResponse} HttpResponse */
/** @typedef {import('./report.mjs').Finding} Finding */

/**
 * @param {{ url: string, key: string }} project @param {string | undefined} adminEmail with the lock
 * @returns {Promise<import('./report.mjs').Group[]>}
 */
export async function checkProject({ url, key }, adminEmail) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const project = evaluateProject(await request(`${url}/rest/v1/blog_posts?select=id&limit=0`, { headers }), url)
  if (project.status !== '✓') return [{ title: 'Project', findings: [project] }]
  const groups = [{ title: 'Project', findings: [project, ...evaluatePlan(url)] }]
  groups.push(...(await checkTables({ url, headers }, adminEmail ? 'locked' : 'open')))
  if (adminEmail) {
    const auth = await request(`${url}/auth/v1/settings`, { headers })
    groups.push({
      title: 'Lock',
      findings: [...evaluateAuth(auth, adminEmail), ...evaluatePhotos(await requestPhotos(url, headers))],
    })
  }
  const notify = await request(`${url}/functions/v1/notify-lead`, { method: 'POST' })
  return [...groups, { title: 'E-mails', findings: [evaluateNotify(notify)] }]
}

/** @param {HttpResponse} response to the first call @param {string} url */
export function evaluateProject({ status, failure, json }, url) {
  const { code, message } = json ?? {}
  if (code === '42501' || NO_TABLE.includes(code) || (status === 200 && Array.isArray(json))) {
    return ok(`${url} answers and accepts the key`)
  }
  const reply = failure || [status, message].filter(Boolean).join(': ')
  if (status === 401 || status === 403) {
    const next = 'copy the publishable key again into VITE_SUPABASE_ANON_KEY: dashboard, Project Settings, API Keys'
    return todo(`${url} does not accept the key (${reply}).`, next)
  }
  // https://supabase.com/docs/guides/platform/http-status-codes
  if (status === 540) {
    return todo(
      `${url} is paused: the form fails for everybody.`,
      'dashboard, Resume project (docs/going-live.md, step 1)',
    )
  }
  const next = 'check VITE_SUPABASE_URL; if it is right, see whether the dashboard calls the project paused'
  return todo(`${url} does not answer as a Supabase project (${reply}).`, next)
}

/**
 * The plan cannot be seen from outside.
 * @param {string} url @returns {Finding[]}
 */
export function evaluatePlan(url) {
  if (!new URL(url).hostname.endsWith('.supabase.co')) return []
  const text = 'A free project is paused after a week with little activity: the form then fails for everybody.'
  return [note(text, 'take the paid plan, or see docs/going-live.md, step 1')]
}

/**
 * With the lock, nobody may sign up: Auth's public settings say whether somebody can.
 * @param {HttpResponse} response @param {string} email @returns {Finding[]}
 */
export function evaluateAuth({ status, failure, json }, email) {
  const next = 'dashboard, Authentication, Sign In / Providers'
  const isSignUpClosed = json?.disable_signup
  if (isSignUpClosed === undefined) {
    return [todo(`Supabase Auth does not answer (${failure || status}): nobody could log in.`, next)]
  }
  return [
    isSignUpClosed ? ok('Sign-up is closed') : todo('Anyone can sign up as a user: turn that off.', next),
    note(`Whether ${email} is in private.admins cannot be seen from outside.`, 'look in the SQL editor (docs/lock.md)'),
  ]
}

/**
 * What the public key may do with the bucket of the owner's photos. A signed upload URL would let it upload one;
 * Storage tries the insert and rolls it back.
 * @param {string} url @param {Record<string, string>} headers
 */
async function requestPhotos(url, headers) {
  /** @param {string} path @param {object} [body] */
  const requestStorage = (path, body) =>
    request(`${url}/storage/v1/object/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  return {
    photo: await requestStorage('public/photos/there-is-no-such-photo'),
    list: await requestStorage('list/photos', { prefix: '', limit: 1 }),
    upload: await requestStorage('upload/sign/photos/doctor.webp', {}),
  }
}

/**
 * With the lock, only the owner may upload photos, and nobody may list them.
 * @param {{ photo: HttpResponse, list: HttpResponse, upload: HttpResponse }} responses @returns {Finding[]}
 */
export function evaluatePhotos({ photo, list, upload }) {
  if (photo.json?.message === 'Bucket not found') {
    const next = 'run supabase/lockdown.sql in the SQL editor again (docs/lock.md)'
    return [todo('The public bucket photos is missing: the panel cannot store a photo.', next)]
  }
  const policies = 'dashboard, Storage, Policies: delete what is not of supabase/lockdown.sql'
  const wrong = [
    ...(upload.status === 200 ? [todo('Anyone can upload photos.', policies)] : []),
    ...(list.json?.length > 0 ? [todo('Anyone can list the photos.', policies)] : []),
  ]
  if (wrong.length > 0) return wrong
  return photo.json?.message === 'Object not found' && Array.isArray(list.json) && upload.json?.statusCode === '403'
    ? [ok('The bucket photos is there, and the public key can neither upload nor list')]
    : [note(`The photos cannot be looked at (${photo.failure || photo.status}).`, 'dashboard, Storage')]
}

/** @param {HttpResponse} response of the function to a call without its secret */
export function evaluateNotify({ status, failure, text }) {
  const isOurs = text.startsWith('Nothing is sent')
  if (status === 404) return note('No e-mail is sent when a quote request comes in.', 'docs/notify.md sets it up')
  if (status === 401 && isOurs) return ok('notify-lead is there and refuses an unsigned call')
  if (status === 500 && isOurs) {
    const next = 'npx supabase@2 secrets set --env-file supabase/functions/.env'
    return todo(`A setting of notify-lead is missing or wrong. ${text.trim()}`, next)
  }
  return todo(
    `notify-lead does not refuse an unsigned call in its own words (${failure || status}): no e-mail may be sent.`,
    'npx supabase@2 functions deploy notify-lead (docs/notify.md)',
  )
}
