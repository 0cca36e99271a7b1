import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinFields, messageFields, requestFields } from '@/admin/leads/lead-text'
import { joinServiceLabels } from '@/content/quote-options'
import { adminLimits, limits } from '@/data/limits'
import { TABLES } from '../../scripts/doctor/tables.mjs'
import { LENGTHS, readLead } from '../../supabase/functions/notify-lead/lead'
import { mailOf } from '../../supabase/functions/notify-lead/lead-mail'
import { migrate, openEmptyDatabase } from '../support/database-without-backend'
import { lock, unlock } from '../support/lock'
import { samples } from '../support/sample-rows'

// Several files list the columns of a table by hand. Each test is named after the file that lacks one. The compiler
// finds the files that src/data/rows.ts gives their types.

const { quote_requests, ContactForm } = samples

/** Columns by table. */
type Columns = Record<string, string[]>

/** What the site writes: every column but those that only the database sets. */
const written: Columns = Object.fromEntries(
  Object.entries(samples).map(([table, row]) => [table, Object.keys(row).sort()]),
)

let database: PGlite

beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database)
})

afterAll(() => database.close())

/** The columns for which a condition on pg_attribute is true. */
async function columnsWhere(condition: string): Promise<Columns> {
  const { rows } = await database.query<{ table: string; columns: string[] }>(`
    select relname as table, array_agg(attname::text) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and ${condition}
    group by relname`)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()]))
}

test('supabase/migrations and tests/support/sample-rows.ts have the same columns', async () => {
  expect(await columnsWhere("attname not in ('id', 'created_at')")).toEqual(written)
})

test('src/data/limits.ts has a limit for each text', async () => {
  const limited = {
    blog_posts: adminLimits.post,
    testimonials: adminLimits.testimonial,
    quote_requests: limits.quoteRequest,
    ContactForm: limits.contactMessage,
  }
  const columns = Object.entries(limited).map(([table, form]) => [table, Object.keys(form).sort()])
  expect(Object.fromEntries(columns)).toEqual(await columnsWhere("atttypid = 'text'::regtype"))
})

test('supabase/functions/notify-lead/lead.ts truncates no text that src/data/limits.ts allows', () => {
  const { name, email, phone, address, description } = limits.quoteRequest
  expect(LENGTHS).toMatchObject({ name, email, phone, address, text: description })
  const { FullName, Email, PhoneNumber, Description } = limits.contactMessage
  expect(LENGTHS).toMatchObject({ name: FullName, email: Email, phone: PhoneNumber, text: Description })
})

test('scripts/doctor/tables.mjs asks for each column', () => {
  const asked = Object.entries(TABLES).map(([table, { columns }]) => [table, [...columns].sort()])
  expect(Object.fromEntries(asked)).toEqual(written)
})

// In this order: one script after the other.
test.each([
  ['supabase/migrations', async () => {}, 'anon'],
  ['supabase/lockdown.sql', lock, 'authenticated'],
  ['supabase/unlock.sql', unlock, 'anon'],
])('%s grants each column that the site writes', async (_, run, role) => {
  await run(database)
  const granted = (privilege: string) =>
    columnsWhere(`has_column_privilege('${role}', attrelid, attnum, '${privilege}')`)
  expect(await granted('insert')).toEqual(written)
  const { blog_posts = [], testimonials = [] } = written
  expect(await granted('update')).toEqual({ blog_posts, testimonials })
})

const generated = { id: '7d2f1b34-6c1e-4c59-9d1e-0a4f5b6c7d8e', created_at: '2026-11-20T21:05:00Z' }

/** The columns whose value a text does not have. */
const missingIn = (text: string, row: object) =>
  Object.entries(row)
    .filter(([, value]) => !text.includes(Array.isArray(value) ? joinServiceLabels(value) : value))
    .map(([column]) => column)

test('src/admin/leads/lead-text.ts has each column of a lead, for copy, search and CSV', () => {
  expect(missingIn(joinFields(requestFields({ ...quote_requests, ...generated })), quote_requests)).toEqual([])
  expect(missingIn(joinFields(messageFields({ ...ContactForm, ...generated })), ContactForm)).toEqual([])
})

test.each([
  ['quote_requests', quote_requests],
  ['ContactForm', ContactForm],
])('supabase/functions/notify-lead has each column of %s in the e-mail', (table, row) => {
  const lead = readLead({ type: 'INSERT', schema: 'public', table, record: { ...row, ...generated } })
  const { text, html } = mailOf(lead, { timeZone: 'America/Detroit', shortName: '' })
  expect(missingIn(text, row)).toEqual([])
  expect(missingIn(html, row)).toEqual([])
})
