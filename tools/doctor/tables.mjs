import { readText } from './ask.mjs'
import { note, ok, todo, unknown } from './report.mjs'

// What the public key may do with each table. For each operation there is a call that changes no row.

/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./report.mjs').Finding} Finding */
/** @typedef {'read' | 'insert' | 'update' | 'delete'} Operation */
/** @typedef {'open' | 'locked'} Posture without or with the lock */
/** @typedef {{ table: string, operation: Operation, answer: Answer }} Asked */

/**
 * `sent` is what the site writes. docs/privileges.md says the same by column.
 * @type {Record<string, { sent: string[], others: string[] } & Record<Posture, Operation[]>>}
 */
export const TABLES = {
  blog_posts: {
    sent: ['title', 'slug', 'author', 'category', 'date', 'excerpt', 'content', 'image_url'],
    others: ['id'],
    open: ['read', 'insert', 'update', 'delete'],
    locked: ['read'],
  },
  testimonials: {
    sent: ['name', 'location', 'rating', 'testimonial', 'service', 'image_url'],
    others: ['id', 'created_at'],
    open: ['read', 'insert', 'update', 'delete'],
    locked: ['read'],
  },
  quote_requests: {
    sent: ['name', 'email', 'phone', 'address', 'services', 'description'],
    others: ['id', 'created_at'],
    open: ['read', 'insert', 'delete'],
    locked: ['insert'],
  },
  ContactForm: {
    sent: ['FullName', 'Email', 'PhoneNumber', 'Description'],
    others: ['id', 'created_at'],
    open: ['insert'],
    locked: ['insert'],
  },
}

/** Refused for having no services, and by nothing before. Its phone is as long as the form allows. */
const REQUEST = {
  name: 'npm run doctor',
  email: 'doctor@example.com',
  phone: '0'.repeat(200),
  address: '-',
  services: [],
  description: '-',
}

/** True of no row, whatever the table holds. */
const NO_ROW = 'and=(id.is.null,id.not.is.null)'
const headers = { prefer: 'return=minimal' }

/** The path below /rest/v1/, and the options of fetch. @type {Record<Operation, (table: string) => [path: string, init?: RequestInit]>} */
export const calls = {
  read: (table) => [`${table}?select=${[...columnsOf(table).sent, ...columnsOf(table).others]}&limit=0`],
  insert: (table) => {
    const row = table === 'quote_requests' ? REQUEST : emptyRow(columnsOf(table).sent)
    // Refused by a constraint, else rolled back: PostgREST refuses two rows where one is accepted.
    const one = { ...headers, accept: 'application/vnd.pgrst.object+json' }
    return [table, { method: 'POST', headers: one, body: JSON.stringify([row, row]) }]
  },
  update: (table) => {
    const body = JSON.stringify(emptyRow(columnsOf(table).sent))
    return [`${table}?${NO_ROW}`, { method: 'PATCH', headers, body }]
  },
  delete: (table) => [`${table}?${NO_ROW}`, { method: 'DELETE', headers }],
}

/** @param {string} table */
const columnsOf = (table) => TABLES[table] ?? { sent: [], others: [] }

/** @param {string[]} columns */
const emptyRow = (columns) => Object.fromEntries(columns.map((column) => [column, null]))

export const PUSH = 'npx supabase db push (docs/going-live.md, step 2)'
const REPAIRS = {
  open: 'npx supabase db push; if that changes nothing, run supabase/unlock.sql in the SQL editor (docs/privileges.md)',
  locked: 'run supabase/lockdown.sql in the SQL editor (docs/lock.md)',
}

/** Codes of PostgreSQL and PostgREST. */
export const NO_TABLE = ['42P01', 'PGRST205']
const NO_COLUMN = '42703'
const NO_PRIVILEGE = '42501'
/** NOT NULL, CHECK, two rows, flood: what refuses an insert that the privileges allow. */
const REFUSED_LATER = ['23502', '23514', 'PGRST116', 'PT429']

/** @param {Asked} reading every column, which fails for a missing one even if the key may read none @returns {Finding} */
export function judgeColumns({ table, answer }) {
  const code = readText(answer, 'code')
  if (NO_TABLE.includes(code)) return todo(`The table ${table} is missing.`, PUSH)
  if (code === NO_COLUMN) return todo(`The table ${table} lacks a column: ${readText(answer, 'message')}.`, PUSH)
  if (isAllowed(answer) === null) return unknown(describeUnclear(table, answer), 'try again in a minute')
  return ok(`${table} has its columns`)
}

/** @param {Asked[]} asked @param {Posture} posture that the settings say @returns {Finding[]} */
export function judgePrivileges(asked, posture) {
  const unclear = asked.find(({ answer }) => isAllowed(answer) === null)
  if (unclear) return [unknown(describeUnclear(unclear.table, unclear.answer), 'try again in a minute')]
  /** @param {Posture} other */
  const findWrong = (other) =>
    asked.filter(({ table, operation, answer }) => TABLES[table]?.[other].includes(operation) !== isAllowed(answer))
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
  return wrong.map(({ table, operation, answer }) =>
    todo(`${isAllowed(answer) ? 'Anyone can' : 'Visitors cannot'} ${operation} ${table}.`, REPAIRS[posture]),
  )
}

/** Whether quote_requests takes what its form sends. @param {Answer} answer to the insert @returns {Finding[]} */
export function judgeLimits(answer) {
  const code = readText(answer, 'code')
  const [, constraint = ''] = /check constraint "(\w+)"/.exec(readText(answer, 'message')) ?? []
  if (constraint.startsWith('quote_requests_services')) return [ok('quote_requests takes what its form sends, no more')]
  if (code === '23514') {
    return [todo(`quote_requests refuses what its form sends (${constraint}): requests would be lost.`, PUSH)]
  }
  // PostgREST rolled the two rows back: no constraint refused them.
  const next = `rename it, then ${PUSH}`
  return code === 'PGRST116' ? [todo('quote_requests has no limits: the migrations did not make it.', next)] : []
}

/** Null when the answer does not tell. @param {Answer} answer */
function isAllowed(answer) {
  const code = readText(answer, 'code')
  if (code === NO_PRIVILEGE) return false
  return answer.status === 200 || answer.status === 204 || REFUSED_LATER.includes(code) ? true : null
}

/** @param {string} table @param {Answer} answer */
const describeUnclear = (table, { failure, status }) => `${table} cannot be looked at (${failure || status}).`
