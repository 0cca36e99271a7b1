import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoteOptions } from '@/content/quote-options'
import { adminLimits, limits } from '@/data/limits'
import { migrate, openEmptyDatabase, tryOut } from '../support/database-without-backend'
import { samples } from '../support/sample-rows'

const NOT_NULL_VIOLATION = '23502'
const UNIQUE_VIOLATION = '23505'
const CHECK_VIOLATION = '23514'

type TableName = keyof typeof samples
type Limited = { table: TableName; column: string; limit: number; constraint: string }

const snakeCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()

/** Columns with the length limit of their form and the check constraint that enforces the same limit. */
const limited = <Form extends Record<string, number>>(
  table: TableName,
  form: Form,
  columns: (keyof Form & string)[],
  kind = 'length',
): Limited[] =>
  columns.map((column) => ({
    table,
    column,
    limit: form[column] ?? Number.NaN,
    constraint: `${snakeCase(table)}_${snakeCase(column)}_${kind}`,
  }))

/** The columns that a form limits, but for those whose constraint has a form of its own. */
const textsOf = <Form extends object>(form: Form) =>
  (Object.keys(form) as (keyof Form & string)[]).filter((column) => !/^(slug|email)$/i.test(column))

const texts = [
  ...limited('blog_posts', adminLimits.post, textsOf(adminLimits.post)),
  ...limited('testimonials', adminLimits.testimonial, textsOf(adminLimits.testimonial)),
  ...limited('quote_requests', limits.quoteRequest, textsOf(limits.quoteRequest)),
  ...limited('ContactForm', limits.contactMessage, textsOf(limits.contactMessage)),
]

const emails = [
  ...limited('quote_requests', limits.quoteRequest, ['email'], 'form'),
  ...limited('ContactForm', limits.contactMessage, ['Email'], 'form'),
]

type ColumnsByTable = Record<TableName, string[]>

const optional: ColumnsByTable = {
  blog_posts: ['image_url'],
  testimonials: ['location', 'service', 'image_url'],
  quote_requests: [],
  ContactForm: ['PhoneNumber'],
}

const withDefault: ColumnsByTable = {
  blog_posts: ['date'],
  testimonials: ['rating', 'created_at'],
  quote_requests: ['created_at'],
  ContactForm: ['created_at'],
}

/** All others that the site writes. */
const requiredIn = (table: TableName) =>
  Object.keys(samples[table]).filter((column) => ![...optional[table], ...withDefault[table]].includes(column))

const mayBeEmpty = ['testimonials.location', 'testimonials.service']

const tableNames = Object.keys(samples) as TableName[]

let database: PGlite

beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database)
})

afterAll(() => database.close())

/** Tries to insert the table's sample row with changes. undefined leaves the column out. */
async function store(table: TableName, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const values = Object.entries({ ...samples[table], ...changes }).filter(([, value]) => value !== undefined)
  const stored = await tryOut<Record<string, unknown>>(database, {
    statement: `insert into "${table}" (${values.map(([column]) => `"${column}"`)})
      values (${values.map((_, index) => `$${index + 1}`)}) returning *`,
    values: values.map(([, value]) => value),
  })
  return stored.rows[0] ?? {}
}

const refusal = (constraint: string, code = CHECK_VIOLATION) => ({ code, constraint })

test.each(texts)('$table $column has at most $limit characters, not bytes, and is not blank', async (text) => {
  const { table, column, limit, constraint } = text
  const accepted = ['x', '🌳'.repeat(limit), ...(mayBeEmpty.includes(`${table}.${column}`) ? [''] : [])]
  const refused = ['🌳'.repeat(limit + 1), ...(accepted.includes('') ? [] : [''])]
  const blank = requiredIn(table).includes(column) ? [' ', '\n', ' \t\r\n '] : []
  for (const value of accepted)
    await expect(store(table, { [column]: value })).resolves.toMatchObject({ [column]: value })
  for (const value of [...refused, ...blank])
    await expect(store(table, { [column]: value })).rejects.toMatchObject(refusal(constraint))
})

test.each(emails)('$table $column is an address of at most $limit characters', async ({ table, column, ...email }) => {
  const emailOf = (length: number) => '@example.com'.padStart(length, 'x')
  const accepted = ['a@b', 'sam.whitfield+quote@example.co.uk', "o'neil@example.com", 'søren@blåbær.example']
  const refused = ['', ' ', 'sam', 'sam@', '@example.com', 'sam@a@b', 's am@example.com', 'a@b\n']
  for (const value of [...accepted, emailOf(email.limit)])
    await expect(store(table, { [column]: value })).resolves.toMatchObject({ [column]: value })
  for (const value of [...refused, emailOf(email.limit + 1)])
    await expect(store(table, { [column]: value }), value).rejects.toMatchObject(refusal(email.constraint))
})

test('a slug has small letters, digits and single hyphens between them, and is unique', async () => {
  const longest = 'x'.repeat(adminLimits.post.slug)
  for (const slug of ['a', '7', 'oak-wilt', '2026-in-5-trees', longest])
    await expect(store('blog_posts', { slug })).resolves.toMatchObject({ slug })
  const refused = ['', ' ', '-', '-oak', 'oak-', 'oak--wilt', 'Oak', 'oak wilt', 'oak_wilt', 'öak', 'oak/wilt', 'oak\n']
  for (const slug of [...refused, `${longest}x`])
    await expect(store('blog_posts', { slug }), slug).rejects.toMatchObject(refusal('blog_posts_slug_form'))
  const post = "'Oak', 'oak', 'Walt', 'Pruning', 'When to prune.', 'Not in May.'"
  const twice = `insert into blog_posts (title, slug, author, category, excerpt, content) values (${post}), (${post})`
  await expect(tryOut(database, { statement: twice })).rejects.toMatchObject(
    refusal('blog_posts_slug_key', UNIQUE_VIOLATION),
  )
})

test('a rating is from 1 to 5, and 5 by default', async () => {
  for (const rating of [1, 5]) await expect(store('testimonials', { rating })).resolves.toMatchObject({ rating })
  for (const rating of [-1, 0, 6])
    await expect(store('testimonials', { rating })).rejects.toMatchObject(refusal('testimonials_rating_range'))
  await expect(store('testimonials', { rating: undefined })).resolves.toMatchObject({ rating: 5 })
})

describe('quote_requests.services', () => {
  const ids = quoteOptions.map(({ id }) => id)

  test('a quote request may ask for each service, and for all at once', async () => {
    for (const services of [...ids.map((id) => [id]), ids])
      await expect(store('quote_requests', { services })).resolves.toMatchObject({ services })
  })

  test.each<[string, unknown[], string]>([
    ['no service', [], 'quote_requests_services_count'],
    ['one service more than there are', Array(10).fill('other'), 'quote_requests_services_count'],
    ['a list of lists', [['other'], ['other']], 'quote_requests_services_count'],
    ['an unknown service', ['other', 'tree-hugging'], 'quote_requests_services_known'],
    ['a service in capitals', ['OTHER'], 'quote_requests_services_known'],
    ['a service without a name', [''], 'quote_requests_services_known'],
    ['a service that is null', ['other', null], 'quote_requests_services_known'],
  ])('a quote request cannot ask for %s', async (_, services, constraint) => {
    await expect(store('quote_requests', { services })).rejects.toMatchObject(refusal(constraint))
  })
})

test.each(tableNames)(
  '%s: what is required is neither null nor omitted; what is optional is null by default',
  async (table) => {
    for (const column of [...requiredIn(table), ...withDefault[table]])
      await expect(store(table, { [column]: null })).rejects.toMatchObject({ code: NOT_NULL_VIOLATION, column })
    for (const column of requiredIn(table))
      await expect(store(table, { [column]: undefined })).rejects.toMatchObject({ code: NOT_NULL_VIOLATION, column })
    for (const column of optional[table])
      for (const value of [null, undefined])
        await expect(store(table, { [column]: value })).resolves.toMatchObject({ [column]: null })
  },
)
