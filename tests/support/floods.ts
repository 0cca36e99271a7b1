import { type Sql, tryOut } from './database-without-backend'

// The tables that visitors insert into, and the errors of their rate limits.

/** PostgREST maps this SQLSTATE to HTTP 429. */
const TOO_MANY = 'PT429'

type Form = { table: string; noun: string; columns: string; valuesOf: (email: string) => string }

/** In the statements of these tables, n is the row number. */
export const forms: readonly Form[] = [
  {
    table: 'quote_requests',
    noun: 'requests',
    columns: 'name, email, phone, address, services, description',
    valuesOf: (email) => `'Sam', ${email}, '1', 'Miller Ave', '{other}', 'An ash.'`,
  },
  {
    table: '"ContactForm"',
    noun: 'messages',
    columns: '"FullName", "Email", "Description"',
    valuesOf: (email) => `'Sam', ${email}, 'Do you prune pears?'`,
  },
]

export const SAM = "'sam@example.com'"

/** A different e-mail address for each row. */
export const STRANGERS = "'visitor-' || n || '@example.com'"

/** Rate limit helpers for a table. The database is read lazily, because beforeAll opens it later. */
export function floodOf({ table, noun, columns, valuesOf }: Form, databaseOf: () => Sql) {
  const insertOf = (email: string, count = 1) =>
    `insert into ${table} (${columns}) select ${valuesOf(email)} from generate_series(1, ${count}) as n`

  const refusal = (what: string) => ({
    code: TOO_MANY,
    message: `Too many ${noun} ${what}in the last hour; please call us`,
  })

  return {
    ofSender: refusal('with this e-mail address '),
    ofAll: refusal(''),
    /** Tries to insert this many rows in one statement, and rolls back. */
    send: (email: string, count = 1, role = 'anon') =>
      tryOut(databaseOf(), { role, statement: insertOf(email, count) }),
    /** Stores existing rows of the given age, a PostgreSQL interval. */
    store: (email: string, count: number, age = '0') =>
      databaseOf().exec(`insert into ${table} (${columns}, created_at)
        select ${valuesOf(email)}, now() - interval '${age}' from generate_series(1, ${count}) as n`),
  }
}
