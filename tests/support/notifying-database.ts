import fs from 'node:fs/promises'
import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { migrate, openEmptyDatabase } from './database-without-backend'
import { startMailProvider } from './mail-provider'
import { openNotifyLead, settingsFor, WEBHOOK_SECRET } from './notify-lead'
import { crash, sendQueued, turnOnExtensions } from './pg-net'
import { insertOf, tables } from './table-rows'

// A database with lead notifications, set up as the owner does it: run
// supabase/notify.sql, then the manual step in its last lines.

export const readSql = (name: string) => fs.readFile(`supabase/${name}.sql`, 'utf8')

export const leadTables = tables.filter(({ name }) => /quote|Contact/.test(name))

/** Both notifications, with this number of tries. */
export const bothAre = (tries: number, is_sent: boolean) => [
  { lead_table: 'ContactForm', tries, is_sent },
  { lead_table: 'quote_requests', tries, is_sent },
]

/** Turns notifications on before each test, with the Edge Function and a fake mail provider; off and empty after it. */
export function withNotifyingDatabase() {
  let opened: { database: PGlite; provider: Awaited<ReturnType<typeof startMailProvider>> } | undefined

  const get = () => {
    if (!opened) throw new Error('The database is opened before the tests')
    return opened
  }
  const run = async (name: string) => get().database.exec(await readSql(name))

  /** Runs the commented-out insert of notify.sql with the test's secret. */
  async function enterSettings(): Promise<void> {
    const commented = /^-- +insert into private\.notify_settings[^;]+;/m.exec(await readSql('notify'))?.[0]
    if (!commented) throw new Error('supabase/notify.sql does not say how the settings are entered')
    await get().database.exec(commented.replace(/^-- +/gm, '').replace('SECRET', WEBHOOK_SECRET))
  }

  beforeAll(async () => {
    opened = { database: await openEmptyDatabase(), provider: await startMailProvider() }
    await migrate(opened.database)
    await turnOnExtensions(opened.database)
  })

  beforeEach(async () => {
    await run('notify')
    await enterSettings()
  })

  afterEach(async () => {
    const { database, provider } = get()
    await run('notify-off')
    await database.exec('truncate quote_requests, "ContactForm"')
    await crash(database)
    provider.reset()
  })

  afterAll(async () => {
    await get().database.close()
    await get().provider.close()
  })

  return {
    get database() {
      return get().database
    },
    get provider() {
      return get().provider
    },
    run,
    enterSettings,
    /** Inserts one lead into each table as an anonymous visitor. */
    insertLeads: async () => {
      for (const table of leadTables) await get().database.exec(`set role anon; ${insertOf(table)}; reset role`)
    },
    /** pg_net sends its queued requests to the Edge Function. */
    sendQueued: () => sendQueued(get().database, openNotifyLead(settingsFor(get().provider.address)).handle),
    notifications: async () => {
      const { rows } = await get().database.query(
        'select lead_table, tries, sent_at is not null as is_sent from private.lead_notifications order by 1',
      )
      return rows
    },
  }
}
