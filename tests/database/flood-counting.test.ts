import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { migrate, openEmptyDatabase } from '../support/database-without-backend'
import { floodOf, forms, SAM, STRANGERS } from '../support/floods'

// How the rate limits count: which addresses are equal, which time counts, and the query cost.

const CHECK_VIOLATION = '23514'
const NOT_NULL_VIOLATION = '23502'

let database: PGlite

beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database)
})

afterAll(() => database.close())

afterEach(() => database.exec('truncate quote_requests, "ContactForm"'))

for (const form of forms) {
  describe(form.table, () => {
    const { insertOf, send, store, ofSender } = floodOf(form, () => database)

    test.each(["'SAM@EXAMPLE.COM'", "'Sam@Example.com'", "'  sam@example.com '"])(
      '%s is the same address as its trimmed lowercase form.',
      async (email) => {
        await store(SAM, 20)
        await expect(send(email)).rejects.toMatchObject(ofSender)
      },
    )

    test('Stored addresses are compared case-insensitively.', async () => {
      await store("'SAM@example.com'", 20)
      await expect(send(SAM)).rejects.toMatchObject(ofSender)
    })

    test.each([
      ['null', NOT_NULL_VIOLATION],
      ["''", CHECK_VIOLATION],
      ["'   '", CHECK_VIOLATION],
      ["repeat('x', 1000000) || '@example.com'", CHECK_VIOLATION],
      ["E'sam@example.com\\n'", CHECK_VIOLATION],
    ])('The invalid address %s is refused by a constraint, not by the rate limit.', async (email, code) => {
      await store(SAM, 20)
      await expect(send(email)).rejects.toMatchObject({ code })
    })

    test.each(["'o''neil@example.com'", "E'a\\\\b%_$1@example.com'", "'søren@blåbær.example'", '\'"x"@example.com\''])(
      'The unusual address %s is accepted and counted like any other.',
      async (email) => {
        await expect(send(email, 20)).resolves.toMatchObject({ touched: 20 })
        await expect(send(email, 21)).rejects.toMatchObject(ofSender)
      },
    )

    test('An API role cannot choose the time of a row, even with a grant on the column.', async () => {
      const { rows } = await database.transaction(async (transaction) => {
        await transaction.exec(`grant insert, select on ${form.table} to anon;
          create policy "reading back" on ${form.table} for select to anon using (true);
          set local role anon`)
        const answer = await transaction.query<{ created_at: Date; now: Date }>(
          `insert into ${form.table} (${form.columns}, created_at) values (${form.valuesOf(SAM)}, '2020-01-01')
           returning created_at, now() as now`,
        )
        await transaction.rollback()
        return answer
      })
      expect(rows[0]?.created_at).toEqual(rows[0]?.now)
    })

    test('Over the total limit the next row is refused before it is written.', async () => {
      await store(STRANGERS, 5000)
      const written = await database.transaction(async (transaction) => {
        const countWritten = async () => {
          const { rows } = await transaction.query<{ count: number }>(
            'select pg_stat_get_xact_tuples_inserted($1::regclass)::int as count',
            [form.table],
          )
          return rows[0]?.count ?? Number.NaN
        }
        const before = await countWritten()
        await transaction.exec(`set local role anon;
          do $$ begin ${insertOf(SAM)}; exception when sqlstate 'PT429' then null; end $$;
          reset role`)
        const after = await countWritten()
        await transaction.rollback()
        return after - before
      })
      expect(written).toBe(0)
    })

    test('Among many rows it only reads the index entries of the last hour.', async () => {
      await store(STRANGERS, 20_000, '2 hours')
      await store(STRANGERS, 1000, '10 minutes')
      await store(SAM, 10, '10 minutes')
      await database.exec(`analyze ${form.table}`)
      const read = await database.transaction(async (transaction) => {
        const countScans = async () => {
          const { rows } = await transaction.query<{ name: string; scans: number; entries: number }>(
            `select relname as name, pg_stat_get_xact_numscans(oid)::int as scans,
               pg_stat_get_xact_tuples_returned(oid)::int as entries
             from pg_class
             where oid = $1::regclass or oid in (select indexrelid from pg_index where indrelid = $1::regclass)
             order by relname`,
            [form.table],
          )
          return rows
        }
        const before = await countScans()
        await transaction.exec(`set local role anon; ${insertOf(SAM)}; reset role`)
        const after = await countScans()
        await transaction.rollback()
        return after.map(({ name, scans, entries }, index) => ({
          name,
          scans: scans - (before[index]?.scans ?? 0),
          entries: entries - (before[index]?.entries ?? 0),
        }))
      })
      // All rows are counted before and after the insert, the sender's rows once.
      expect(read.filter(({ scans }) => scans > 0)).toHaveLength(2)
      expect(read).toContainEqual({ name: expect.stringMatching(/_newest$/), scans: 2, entries: 1010 + 1011 })
      expect(read).toContainEqual({ name: expect.stringMatching(/_sender$/), scans: 1, entries: 10 })
    })
  })
}
