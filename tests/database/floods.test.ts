import fs from 'node:fs/promises'
import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate, openEmptyDatabase } from '../support/database-without-backend'
import { floodOf, forms, SAM, STRANGERS } from '../support/floods'

const CHECK_VIOLATION = '23514'
const NOT_NULL_VIOLATION = '23502'

let database: PGlite

beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database)
})

afterAll(() => database.close())

afterEach(async () => {
  await database.exec(`truncate quote_requests, "ContactForm"; delete from private.flood_limits;
    insert into private.flood_limits default values`)
})

for (const form of forms) {
  describe(form.table, () => {
    const { send, store, ofSender, ofAll } = floodOf(form, () => database)

    test('at most twenty rows an hour from one address are accepted', async () => {
      await store(SAM, 19)
      await expect(send(SAM)).resolves.toMatchObject({ touched: 1 })
      await store(SAM, 1)
      await expect(send(SAM)).rejects.toMatchObject(ofSender)
      await expect(send("'grace@example.com'")).resolves.toMatchObject({ touched: 1 })
    })

    test('only rows of the last hour count', async () => {
      await store(SAM, 20, '60 minutes 1 second')
      await expect(send(SAM)).resolves.toMatchObject({ touched: 1 })
      await store(SAM, 20, '59 minutes')
      await expect(send(SAM)).rejects.toMatchObject(ofSender)
    })

    test('deleted rows do not count', async () => {
      await store(SAM, 20)
      await database.exec(`delete from ${form.table} where id in (select id from ${form.table} limit 1)`)
      await expect(send(SAM)).resolves.toMatchObject({ touched: 1 })
    })

    describe('with a total limit of 50 an hour', () => {
      beforeEach(() => database.exec('update private.flood_limits set in_all_an_hour = 50'))

      test('at most so many rows are accepted, in one statement and in several', async () => {
        await expect(send(STRANGERS, 50)).resolves.toMatchObject({ touched: 50 })
        await expect(send(STRANGERS, 51)).rejects.toMatchObject(ofAll)
        await store(STRANGERS, 49)
        await expect(send(SAM)).resolves.toMatchObject({ touched: 1 })
        await expect(send("'other-' || n || '@example.com'", 2)).rejects.toMatchObject(ofAll)
        await store(SAM, 1)
        await expect(send("'grace@example.com'")).rejects.toMatchObject(ofAll)
      })

      test('rows older than an hour do not count toward the total', async () => {
        await store(STRANGERS, 50, '61 minutes')
        await expect(send(SAM)).resolves.toMatchObject({ touched: 1 })
      })
    })

    test('a flood of one table does not block the other', async () => {
      await database.exec('update private.flood_limits set in_all_an_hour = 50')
      await store(SAM, 50)
      for (const other of forms.filter((other) => other !== form)) {
        await expect(floodOf(other, () => database).send(SAM)).resolves.toMatchObject({ touched: 1 })
      }
    })

    test.each(['service_role', 'postgres'])('the role %s has no rate limit', async (role) => {
      await database.exec('update private.flood_limits set in_all_an_hour = 25')
      await store(SAM, 25)
      await expect(send(SAM, 30, role)).resolves.toMatchObject({ touched: 30 })
    })

    test('the owner can change the limits and the phone, and without the settings row there are no limits', async () => {
      await database.exec("update private.flood_limits set per_email_an_hour = 2, in_all_an_hour = 3, phone = '555'")
      await expect(send(SAM, 2)).resolves.toMatchObject({ touched: 2 })
      await expect(send(SAM, 3)).rejects.toMatchObject({ message: expect.stringMatching(/address .+ call 555$/) })
      await expect(send(STRANGERS, 3)).resolves.toMatchObject({ touched: 3 })
      await expect(send(STRANGERS, 4)).rejects.toMatchObject({ message: expect.stringMatching(/call 555$/) })
      await database.exec('delete from private.flood_limits')
      await expect(send(SAM, 30)).resolves.toMatchObject({ touched: 30 })
    })

    test.each(["'SAM@EXAMPLE.COM'", "'Sam@Example.com'", "'  sam@example.com '"])(
      '%s is the same address as its trimmed lowercase form',
      async (email) => {
        await store(SAM, 20)
        await expect(send(email)).rejects.toMatchObject(ofSender)
      },
    )

    test.each([
      ['null', NOT_NULL_VIOLATION],
      ["'   '", CHECK_VIOLATION],
      ["repeat('x', 1000000) || '@example.com'", CHECK_VIOLATION],
      ["E'sam@example.com\\n'", CHECK_VIOLATION],
    ])('the invalid address %s is refused by a constraint, not by the rate limit', async (email, code) => {
      await store(SAM, 20)
      await expect(send(email)).rejects.toMatchObject({ code })
    })

    test.each(["'o''neil@example.com'", "E'a\\\\b%_$1@example.com'", "'søren@blåbær.example'", '\'"x"@example.com\''])(
      'the unusual address %s is accepted and counted like any other',
      async (email) => {
        await expect(send(email, 20)).resolves.toMatchObject({ touched: 20 })
        await expect(send(email, 21)).rejects.toMatchObject(ofSender)
      },
    )
  })
}

test.each([
  ['the former default', 5000, 300],
  ['a number of the owner', 400, 400],
])('the migration replaces only the former default: %s, %i, is then %i', async (_, before, after) => {
  await database.query('update private.flood_limits set per_email_an_hour = 50, in_all_an_hour = $1', [before])
  await database.exec(await fs.readFile('supabase/migrations/20261126090000_smaller_floods.sql', 'utf8'))
  const { rows } = await database.query('select per_email_an_hour, in_all_an_hour from private.flood_limits')
  expect(rows).toEqual([{ per_email_an_hour: 50, in_all_an_hour: after }])
})

test('visitors are told to call us, unless the owner names a phone: the page shows the company’s', async () => {
  const { rows } = await database.query('select phone, per_email_an_hour, in_all_an_hour from private.flood_limits')
  expect(rows).toEqual([{ phone: 'us', per_email_an_hour: 20, in_all_an_hour: 300 }])
})
