import { company } from '@/content/company'
import { type Sql, tryOut } from './database-without-backend'

// The tables that visitors fill, and what the limits say to one who sends too much.

/** PostgREST makes HTTP status 429 of it. */
const TOO_MANY = 'PT429'

type Form = { table: string; noun: string; columns: string; valuesOf: (email: string) => string }

/** In the statements of these tables, n numbers the rows. */
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

/** An address of its own for each row. */
export const STRANGERS = "'visitor-' || n || '@example.com'"

/** What the tests do with a table. The database is asked for when there is one. */
export function floodOf({ table, noun, columns, valuesOf }: Form, databaseOf: () => Sql) {
  const insertOf = (email: string, count = 1) =>
    `insert into ${table} (${columns}) select ${valuesOf(email)} from generate_series(1, ${count}) as n`

  const refusal = (what: string) => ({
    code: TOO_MANY,
    message: `Too many ${noun} ${what}in the last hour; please call ${company.phone}`,
  })

  return {
    insertOf,
    ofSender: refusal('with this e-mail address '),
    ofAll: refusal(''),
    /** Tries an insert of so many rows, in one statement. */
    send: (email: string, count = 1, role = 'anon') =>
      tryOut(databaseOf(), { role, statement: insertOf(email, count) }),
    /** Rows that are there already, as old as is said. */
    store: (email: string, count: number, age = '0') =>
      databaseOf().exec(`insert into ${table} (${columns}, created_at)
        select ${valuesOf(email)}, now() - interval '${age}' from generate_series(1, ${count}) as n`),
  }
}
