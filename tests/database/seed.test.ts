import fs from 'node:fs/promises'
import { expect, test } from 'vitest'
import { migrate, openEmptyDatabase } from '../support/database-without-backend'
import { insertOf, tables } from '../support/table-rows'

const seed = await fs.readFile('supabase/seed.sql', 'utf8')

test('the migrations insert no rows, and the sample rows are only inserted into an empty database', async () => {
  const database = await openEmptyDatabase()
  await migrate(database)
  for (const table of tables) {
    expect((await database.query(`select from ${table.name}`)).rows).toEqual([])
    await database.exec(insertOf(table))
    await expect(database.exec(seed)).rejects.toThrow('this one has rows of its own')
    await database.exec(`truncate ${table.name}`)
  }
  const counts = async () =>
    (await database.query('select (select count(*) from testimonials) + (select count(*) from blog_posts) as count'))
      .rows
  expect(await counts()).toEqual([{ count: 0 }])
  await database.exec(seed)
  expect(await counts()).toEqual([{ count: 8 }])
  await database.close()
})

test('the Supabase CLI never inserts the sample rows, because config.toml disables the seed', async () => {
  const config = await fs.readFile('supabase/config.toml', 'utf8')
  expect(/^\[db\.seed\]\nenabled = (\w+)$/m.exec(config)?.[1]).toBe('false')
})
