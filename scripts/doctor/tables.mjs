import { note, ok, todo } from './report.mjs'
import { request } from './request.mjs'

// Finds out what the public key may do with each table. No call changes a row.

/** @typedef {import('./request.mjs').HttpResponse} HttpResponse */
/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {'read' | 'insert' | 'update' | 'delete'} Operation */
/** @typedef {'open' | 'locked'} Posture without or with the lock */
/** @typedef {{ table: string, operation: Operation, response: HttpResponse }} Attempt */

/**
 * `columns` are those that the site writes. docs/privileges.md says the same by column.
 * @type {Record<string, { columns: string[] } & Record<Posture, Operation[]>>}
 */
export const TABLES = {
  blog_posts: {
    columns: ['title', 'slug', 'author', 'category', 'date', 'excerpt', 'content', 'image_url'],
    open: ['read', 'insert', 'update', 'delete'],
    locked: ['read'],
  },
  testimonials: {
    columns: ['name', 'location', 'rating', 'testimonial', 'service', 'image_url'],
    open: ['read', 'insert', 'update', 'delete'],
    locked: ['read'],
  },
  quote_requests: {
    columns: ['name', 'email', 'phone', 'address', 'services', 'description'],
    open: ['read', 'insert', 'delete'],
    locked: ['insert'],
  },
  ContactForm: {
    columns: ['FullName', 'Email', 'PhoneNumber', 'Description'],
    open: ['insert'],
    locked: ['insert'],
  },
}

/** No row matches this filter, whatever the table holds. */
const NO_ROW = 'and=(id.is.null,id.not.is.null)'

/**
 * Makes a call that shows whether the key may do this.
 * @param {{ url: string, headers: Record<string, string> }} api @param {string} table @param {Operation} operation
 */
function tryOut({ url, headers }, table, operation) {
  const columns = TABLES[table]?.columns ?? []
  const row = Object.fromEntries(columns.map((column) => [column, null]))
  const endpoint = `${url}/rest/v1/${table}?select=${columns}&${NO_ROW}`
  // Two rows, so that an insert that passes all constraints is rolled back: PostgREST refuses two where one is
  // accepted.
  const init = { headers: { ...headers, accept: 'application/vnd.pgrst.object+json' } }
  switch (operation) {
    case 'read':
      return request(endpoint, init)
    case 'insert':
      return request(endpoint, { ...init, method: 'POST', body: JSON.stringify([row, row]) })
    case 'update':
      return request(endpoint, { ...init, method: 'PATCH', body: JSON.stringify(row) })
    case 'delete':
      return request(endpoint, { ...init, method: 'DELETE' })
  }
}

/** @param {Parameters<typeof tryOut>[0]} api @param {Posture} posture that the settings say */
export async function checkTables(api, posture) {
  /** @param {Operation} operation */
  const tryAll = (operation) =>
    Promise.all(
      Object.keys(TABLES).map(async (table) => ({ table, operation, response: await tryOut(api, table, operation) })),
    )
  const reads = await tryAll('read')
  const tables = reads.map(evaluateColumns)
  const groups = [{ title: 'Tables', findings: tables }]
  // Only this site's tables get the other calls.
  if (tables.some(({ status }) => status !== '✓')) return groups
  const attempts = [...reads, ...(await tryAll('insert')), ...(await tryAll('update')), ...(await tryAll('delete'))]
  return [...groups, { title: 'What the public key may do', findings: evaluatePrivileges(attempts, posture) }]
}

const PUSH = 'npx supabase@2 db push (docs/going-live.md, step 2)'
const REPAIRS = {
  open: 'npx supabase@2 db push; if that changes nothing, run supabase/unlock.sql in the SQL editor (docs/privileges.md)',
  locked: 'run supabase/lockdown.sql in the SQL editor (docs/lock.md)',
}

/** Codes of PostgreSQL and PostgREST. */
export const NO_TABLE = ['42P01', 'PGRST205']
const NO_COLUMN = '42703'
const NO_PRIVILEGE = '42501'
/** Codes of calls that privileges allow but NOT NULL, CHECK, the number of rows or the flood limit refuses. */
const REFUSED_LATER = ['23502', '23514', 'PGRST116', 'PT429']

/** @param {Attempt} reading every column, which fails for a missing one even if the key may read none @returns {Finding} */
export function evaluateColumns({ table, response }) {
  const { code, message } = response.json ?? {}
  if (NO_TABLE.includes(code)) return todo(`The table ${table} is missing.`, PUSH)
  if (code === NO_COLUMN) return todo(`The table ${table} lacks a column: ${message}.`, PUSH)
  return isAllowed(response) === null ? unclear(table, response) : ok(`${table} has its columns`)
}

/** @param {Attempt[]} attempts @param {Posture} posture @returns {Finding[]} */
export function evaluatePrivileges(attempts, posture) {
  const unclearCall = attempts.find(({ response }) => isAllowed(response) === null)
  if (unclearCall) return [unclear(unclearCall.table, unclearCall.response)]
  /** @param {Posture} other */
  const findWrong = (other) =>
    attempts.filter(
      ({ table, operation, response }) => TABLES[table]?.[other].includes(operation) !== isAllowed(response),
    )
  const lockIsOff = 'Anyone can read quote requests: the lock is off.'
  const wrong = findWrong(posture)
  if (wrong.length === 0) {
    const fine = ok(`The public key may do what the site needs ${posture === 'locked' ? 'with' : 'without'} the lock`)
    return posture === 'locked' ? [fine] : [fine, note(lockIsOff, 'docs/lock.md')]
  }
  if (posture === 'locked' && findWrong('open').length === 0) return [todo(lockIsOff, REPAIRS.locked)]
  if (posture === 'open' && findWrong('locked').length === 0) {
    const next = 'set it in .env, in place of VITE_ADMIN_PASSWORD_SHA256 (docs/lock.md)'
    return [todo('The lock is on, but VITE_ADMIN_EMAIL is not set: the panel would show no quote requests.', next)]
  }
  return wrong.map(({ table, operation, response }) =>
    todo(`${isAllowed(response) ? 'Anyone can' : 'Visitors cannot'} ${operation} ${table}.`, REPAIRS[posture]),
  )
}

/** Null when the response does not tell. @param {HttpResponse} response */
function isAllowed({ status, json }) {
  if (json?.code === NO_PRIVILEGE) return false
  return status === 200 || status === 204 || REFUSED_LATER.includes(json?.code) ? true : null
}

/** @param {string} table @param {HttpResponse} response */
const unclear = (table, { failure, status }) =>
  todo(`${table} cannot be looked at (${failure || status}).`, 'try again in a minute')
