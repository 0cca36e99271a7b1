import { readText } from './ask.mjs'
import { buildInsert, readPermission } from './cells.mjs'
import { ok, todo, unknown } from './finding.mjs'

// Tables, columns and limits. What is missing is named with the migration that makes it.

/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {{ cell: import('./cells.mjs').Cell, answer: Answer }} Asked */
/** @typedef {{ name: string, text: string }[]} Migrations */

/** Codes of PostgreSQL and PostgREST. */
export const NO_TABLE = ['42P01', 'PGRST205']
const NO_COLUMN = '42703'

/** @param {string} table @param {Asked[]} selects one for each column @param {Migrations} migrations @param {string} url */
export function judgeTable(table, selects, migrations, url) {
  const codes = selects.map(({ answer }) => readText(answer, 'code'))
  const statement = `table public\\."?${table}"?`
  if (codes.some((code) => NO_TABLE.includes(code))) {
    return todo(`The table ${table} is missing.`, describePush(migrations, new RegExp(`create ${statement}`), url))
  }
  const missing = selects.filter((_, index) => codes[index] === NO_COLUMN).map(({ cell }) => cell.column)
  if (missing.length > 0) {
    const pattern = new RegExp(`${statement}[^;]*\\b${missing[0]}\\b`)
    return todo(`The table ${table} has no column ${missing.join(', ')}.`, describePush(migrations, pattern, url))
  }
  const strange = selects.find(({ answer }) => readPermission(answer) === null)?.answer
  if (!strange) return ok(`${table} has its ${selects.length} columns`)
  return unknown(`${table} cannot be looked at (${strange.failure || strange.status}).`, 'try again in a minute')
}

/** A quote request without services, which a constraint must refuse. Its phone is as long as the form allows. */
export const callForLimits = () =>
  buildInsert('quote_requests', {
    name: 'npm run doctor',
    email: 'doctor@example.com',
    phone: '0'.repeat(200),
    address: '-',
    services: [],
    description: '-',
  })

/** @param {Answer} answer to callForLimits @param {Migrations} migrations @param {string} url of the project */
export function judgeLimits(answer, migrations, url) {
  const code = readText(answer, 'code')
  const [, constraint = ''] = /check constraint "(\w+)"/.exec(readText(answer, 'message')) ?? []
  if (constraint.startsWith('quote_requests_services')) return [ok('quote_requests takes what its form sends, no more')]
  if (code === '23514') {
    const next = describePush(migrations, new RegExp(`\\b${constraint}\\b`), url)
    return [todo(`quote_requests refuses what its form sends (${constraint}): requests would be lost.`, next)]
  }
  // PostgREST took the two rows back: no constraint refused them.
  const next = 'rename it, then npx supabase db push makes the right one'
  return code === 'PGRST116' ? [todo('quote_requests has no limits: the migrations did not make it.', next)] : []
}

/** @param {Migrations} migrations @param {RegExp} pattern of the last statement that counts @param {string} url of the project */
function describePush(migrations, pattern, url) {
  const file = migrations.findLast(({ text }) => pattern.test(text.replace(/--.*/g, '')))?.name
  const [reference = ''] = new URL(url).host.split('.')
  const link = url.endsWith('.supabase.co') ? `npx supabase login; npx supabase link --project-ref ${reference}; ` : ''
  return `${link}npx supabase db push (docs/going-live.md, step 2${file ? `; it runs ${file}` : ''})`
}
