import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProject, PERMISSION_DENIED, projects, tryOut } from '../support/database-without-backend'
import { actors, lock, makeAdmin } from '../support/lock'
import { insertOf, tables, updateOf } from '../support/table-rows'

// Rules for the whole database, with and without the lock. privileges.test.ts has the
// privileges of visitors and the admin for each table and column.

const postures: { posture: string; enter: (database: PGlite) => Promise<void> }[] = [
  { posture: 'without the lock', enter: async () => {} },
  {
    posture: 'with the lock',
    enter: async (database) => {
      await lock(database)
      await makeAdmin(database)
    },
  },
]

/** All actors of the API. */
const callers = Object.entries({ ...actors, serviceRole: { role: 'service_role' } })

describe.each(projects)('in $project', ({ before }) => {
  let database: PGlite

  beforeAll(async () => {
    database = await openProject({ before })
  })

  afterAll(() => database.close())

  describe.each(postures)('$posture', ({ posture, enter }) => {
    beforeAll(() => enter(database))

    for (const table of tables) {
      const { name, row, generated } = table

      test.each([
        `select * from ${name}`,
        insertOf(table),
        updateOf(table, { ...row, ...generated }),
        `delete from ${name}`,
      ])('the service role may: %s', async (statement) => {
        await expect(tryOut(database, { role: 'service_role', statement })).resolves.toMatchObject({ touched: 1 })
      })

      test(`row-level security is enabled on ${name}`, async () => {
        const { rows } = await database.query('select relrowsecurity from pg_class where oid = $1::regclass', [name])
        expect(rows).toEqual([{ relrowsecurity: true }])
      })
    }

    test('the tests cover every table', async () => {
      const { rows } = await database.query<{ name: string }>(
        "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i'",
      )
      expect(rows.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name).sort())
    })

    test('the schema public has no function, because the API would expose it to everybody', async () => {
      const { rows } = await database.query("select proname from pg_proc where pronamespace = 'public'::regnamespace")
      expect(rows).toEqual([])
    })

    test('no other role has a grant, and no grant goes beyond SELECT, INSERT, UPDATE and DELETE', async () => {
      const { rows } = await database.query(`
        select grantee, privilege_type, table_name
        from (
          select grantee, privilege_type, table_name from information_schema.role_table_grants
          where table_schema = 'public'
          union
          select grantee, privilege_type, table_name from information_schema.column_privileges
          where table_schema = 'public'
        ) as rights
        where grantee not in (current_user, 'service_role')
          and (grantee not in ('anon', 'authenticated') or privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE'))`)
      expect(rows).toEqual([])
    })

    describe('the schema private', () => {
      const expectDenied = (actor: { role: string; claims?: string }, statement: string) =>
        expect(tryOut(database, { ...actor, statement })).rejects.toMatchObject({ code: PERMISSION_DENIED })

      const namesOf = async (query: string) =>
        (await database.query<{ name: string }>(query)).rows.map(({ name }) => name)

      test.each(callers)('%s can neither read nor change its tables', async (_, actor) => {
        const names = await namesOf(
          "select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'",
        )
        expect(names).toContain('flood_limits')
        for (const name of names) {
          await expectDenied(actor, `select from private.${name}`)
          await expectDenied(actor, `insert into private.${name} default values`)
          await expectDenied(actor, `delete from private.${name}`)
        }
        await expectDenied(actor, 'update private.flood_limits set per_email_an_hour = 1000')
      })

      test.each(callers)('%s cannot call its functions', async (_, actor) => {
        const names = await namesOf("select proname as name from pg_proc where pronamespace = 'private'::regnamespace")
        expect(names).toEqual(expect.arrayContaining(['limit_all', 'limit_sender']))
        for (const name of names) await expectDenied(actor, `select private.${name}()`)
      })

      test('its functions can only be executed by the roles whose policies need them', async () => {
        const { rows } = await database.query(`
          select proname as name, rolname as role from pg_proc, pg_roles
          where pronamespace = 'private'::regnamespace and has_function_privilege(rolname, pg_proc.oid, 'execute')
            and rolname in ('anon', 'authenticated', 'service_role')`)
        expect(rows).toEqual(posture === 'with the lock' ? [{ name: 'is_admin', role: 'authenticated' }] : [])
      })

      test('its functions are security definer, with an empty search path', async () => {
        const { rows } = await database.query<{ prosecdef: boolean; proconfig: string[] }>(
          "select prosecdef, proconfig from pg_proc where pronamespace = 'private'::regnamespace",
        )
        expect(rows.length).toBeGreaterThan(1)
        for (const row of rows) expect(row).toEqual({ prosecdef: true, proconfig: ['search_path=""'] })
      })
    })
  })
})
