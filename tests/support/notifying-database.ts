import fs from 'node:fs/promises'
import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { migrate, openEmptyDatabase } from './database-without-backend'
import { startMailProvider } from './mail-provider'
import { openNotifyLead, settingsFor, WEBHOOK_SECRET } from './notify-lead'
import { crash, sendQueued, turnOnExtensions } from './pg-net'
import { insertOf, tables } from './table-rows'

// A database that tells of its leads, as an owner turns it on: supabase/notify.sql,
// then what its last lines leave to do by hand.

export const readSql = (name: string) => fs.readFile(`supabase/${name}.sql`, 'utf8')

export const leadTables = tables.filter(({ name }) => /quote|Contact/.test(name))

/** The two notifications, so many times tried. */
export const bothAre = (tries: number, is_sent: boolean) => [
  { lead_table: 'ContactForm', tries, is_sent },
  { lead_table: 'quote_requests', tries, is_sent },
]

/** Turned on before each test, with the function and a provider on this machine; turned off and empty after it. */
export function withNotifyingDatabase() {
  let opened: { database: PGlite; provider: Awaited<ReturnType<typeof startMailProvider>> } | undefined

  const get = () => {
    if (!opened) throw new Error('The database is opened before the tests')
    return opened
  }
  const run = async (name: string) => get().database.exec(await readSql(name))

  /** Runs the statement that notify.sql leaves to the owner, with the secret in its place. */
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
    /** One lead in each table, as a visitor sends it. */
    insertLeads: async () => {
      for (const table of leadTables) await get().database.exec(`set role anon; ${insertOf(table)}; reset role`)
    },
    /** pg_net hands what is queued to the function. */
    sendQueued: () => sendQueued(get().database, openNotifyLead(settingsFor(get().provider.address)).handle),
    notifications: async () => {
      const { rows } = await get().database.query(
        'select lead_table, tries, sent_at is not null as is_sent from private.lead_notifications order by 1',
      )
      return rows
    },
  }
}
