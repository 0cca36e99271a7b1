import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, openEmptyDatabase, PERMISSION_DENIED, type Sql, tryOut } from '../support/database-without-backend'

type Operation = 'select' | 'insert' | 'update' | 'delete'

type Table = {
  name: string
  /** What the anonymous key may do, and nothing else. */
  allowed: Operation[]
  /** A row as a visitor or the panel sends it: SQL values by column. */
  row: Record<string, string>
  /** SQL values for the columns that only the database sets. */
  generated: Record<string, string>
}

const id = 'gen_random_uuid()'
const created_at = "'2020-01-01T00:00:00Z'"

const tables: Table[] = [
  {
    name: 'blog_posts',
    allowed: ['select', 'insert', 'update', 'delete'],
    row: {
      title: "'Oak wilt'",
      slug: "'oak-wilt'",
      author: "'Walt Hensley'",
      category: "'Pruning'",
      date: "'2026-11-01T16:00:00Z'",
      excerpt: "'When to prune.'",
      content: "'Not in May.'",
      image_url: 'null',
    },
    generated: { id },
  },
  {
    name: 'testimonials',
    allowed: ['select', 'insert', 'update', 'delete'],
    row: {
      name: "'Dana R.'",
      location: "'Ann Arbor'",
      rating: '4',
      testimonial: "'They raked the lawn.'",
      service: "'Tree Removal'",
      image_url: 'null',
    },
    generated: { id, created_at },
  },
  {
    name: 'quote_requests',
    allowed: ['select', 'insert', 'delete'],
    row: {
      name: "'Sam Whitfield'",
      email: "'sam@example.com'",
      phone: "'(734) 555-0111'",
      address: "'2210 Miller Ave, Ann Arbor'",
      services: "array['tree-removal']",
      description: "'A dead ash.'",
    },
    generated: { id, created_at },
  },
  {
    name: '"ContactForm"',
    allowed: ['insert'],
    row: {
      '"FullName"': "'Grace Lindqvist'",
      '"Email"': "'grace@example.com'",
      '"PhoneNumber"': 'null',
      '"Description"': "'Do you prune pears?'",
    },
    generated: { id, created_at },
  },
]

const OPERATIONS: Operation[] = ['select', 'insert', 'update', 'delete']

function insertOf({ name, row }: Table, extra: Record<string, string> = {}) {
  const values = { ...row, ...extra }
  return `insert into ${name} (${Object.keys(values)}) values (${Object.values(values)})`
}

const updateOf = ({ name }: Table, values: Record<string, string>) =>
  `update ${name} set ${Object.entries(values).map(([column, value]) => `${column} = ${value}`)}`

function statementOf(operation: Operation, table: Table) {
  const statements = {
    select: `select * from ${table.name}`,
    insert: insertOf(table, table.name === 'blog_posts' ? { slug: "'another-slug'" } : {}),
    update: updateOf(table, table.row),
    delete: `delete from ${table.name}`,
  }
  return statements[operation]
}

let bare: PGlite
let hosted: Awaited<ReturnType<PGlite['clone']>>

const projects = [
  { project: 'a project without default privileges', databaseOf: () => bare, before: '' },
  {
    project: 'a hosted project, where new tables are open to everybody',
    databaseOf: () => hosted,
    before: 'alter default privileges in schema public grant all on tables to anon, authenticated, service_role',
  },
]

beforeAll(async () => {
  bare = await openEmptyDatabase()
  hosted = await bare.clone()
})

afterAll(() => Promise.all([bare.close(), hosted.close()]))

for (const { project, databaseOf, before } of projects) {
  describe(`In ${project}`, () => {
    let database: Sql
    const as = (role: string, statement: string) => tryOut(database, { role, statement })
    const expectGranted = (role: string, statement: string) =>
      expect(as(role, statement)).resolves.toMatchObject({ touched: 1 })
    const expectDenied = (role: string, statement: string) =>
      expect(as(role, statement)).rejects.toMatchObject({ code: PERMISSION_DENIED })

    beforeAll(async () => {
      database = databaseOf()
      await database.exec(before)
      await migrate(database)
      for (const table of tables) await database.exec(insertOf(table))
    })

    for (const table of tables) {
      describe(table.name, () => {
        const { name, allowed, row, generated } = table

        for (const operation of OPERATIONS) {
          const statement = statementOf(operation, table)
          const isAllowed = allowed.includes(operation)

          test(`The anonymous key may ${isAllowed ? '' : 'not '}${operation} ${name}.`, () =>
            isAllowed ? expectGranted('anon', statement) : expectDenied('anon', statement))

          test(`Somebody logged in may not ${operation} ${name}.`, () => expectDenied('authenticated', statement))

          test(`The service role may ${operation} ${name}.`, () => expectGranted('service_role', statement))
        }

        for (const [column, value] of Object.entries(generated)) {
          test(`The anonymous key may not choose ${column} in an insert into ${name}.`, () =>
            expectDenied('anon', insertOf(table, { [column]: value })))

          test(`The anonymous key may not update ${column} of ${name}.`, () =>
            expectDenied('anon', updateOf(table, { [column]: value })))
        }

        test(`The anonymous key may not truncate ${name}.`, () => expectDenied('anon', `truncate ${name}`))

        const insertReturning = `${statementOf('insert', table)} returning *`
        if (allowed.includes('select')) {
          test(`An insert into ${name} can return its row.`, async () => {
            const { rows } = await as('anon', insertReturning)
            expect(Object.keys(rows[0] ?? {}).sort()).toEqual([...Object.keys(row), ...Object.keys(generated)].sort())
          })
        } else {
          test(`An insert into ${name} cannot return its row.`, () => expectDenied('anon', insertReturning))
        }

        test(`Row-level security is enabled on ${name}.`, async () => {
          const { rows } = await database.query('select relrowsecurity from pg_class where oid = $1::regclass', [name])
          expect(rows).toEqual([{ relrowsecurity: true }])
        })
      })
    }

    test('The tables of the tests are all the tables there are.', async () => {
      const { rows } = await database.query<{ name: string }>(
        "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i'",
      )
      expect(rows.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort())
    })

    test('Nobody but the owner and the service role holds a right that the tests above do not name.', async () => {
      const { rows } = await database.query<{ right: string }>(`
      select concat_ws(' ', grantee, lower(privilege_type), quote_ident(table_name), quote_ident(column_name)) as right
      from (
        select grantee, privilege_type, table_name, null::text as column_name
        from information_schema.role_table_grants where table_schema = 'public'
        union all
        select grantee, privilege_type, table_name, column_name
        from information_schema.column_privileges
        where table_schema = 'public' and privilege_type in ('INSERT', 'UPDATE')
      )
      where grantee not in ('postgres', 'service_role')`)
      const expected = tables.flatMap(({ name, allowed, row }) =>
        allowed.flatMap((operation) =>
          operation === 'insert' || operation === 'update'
            ? Object.keys(row).map((column) => `anon ${operation} ${name} ${column}`)
            : `anon ${operation} ${name}`,
        ),
      )
      expect(rows.map(({ right }) => right).sort()).toEqual(expected.sort())
    })
  })
}
