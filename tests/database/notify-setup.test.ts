import { expect, test } from 'vitest'
import { migrate, openEmptyDatabase, PERMISSION_DENIED, tryOut } from '../support/database-without-backend'
import { actors, lock, makeAdmin } from '../support/lock'
import { bothAre, leadTables, readSql, withNotifyingDatabase } from '../support/notifying-database'
import { crash } from '../support/pg-net'

// supabase/notify.sql: it must not break inserts, stays private, and can be turned on and off.

const notifying = withNotifyingDatabase()

test.for([
  ['pg_net refuses the request', 'alter table net.http_request_queue add constraint broken check (false) not valid'],
  ['the list is gone', 'drop table private.lead_notifications'],
  ['the settings are gone', 'delete from private.notify_settings'],
] as const)('a lead is stored even if %s', async ([_, damage]) => {
  await notifying.database.exec(damage)
  await notifying.insertLeads()
  for (const { name } of leadTables)
    expect((await notifying.database.query(`select from ${name}`)).rows).toHaveLength(1)
  expect(await notifying.sendQueued()).toEqual([])
  await notifying.database.exec('alter table net.http_request_queue drop constraint if exists broken')
})

test('notify.sql is idempotent and keeps its settings and list, and notify-off.sql removes everything', async () => {
  await notifying.insertLeads()
  await notifying.run('notify')
  expect(await notifying.notifications()).toEqual(bothAre(1, false))
  expect((await notifying.database.query('select from cron.job')).rows).toHaveLength(1)
  await notifying.run('notify-off')
  const { rows } = await notifying.database.query(`
    select relname as name from pg_class where relnamespace = 'private'::regnamespace and relname ~ 'notif|lead'
    union all select proname from pg_proc where pronamespace = 'private'::regnamespace and proname ~ 'notif|lead'
    union all select tgname from pg_trigger where tgname ~ 'notify' union all select jobname from cron.job`)
  expect(rows).toEqual([])
  await crash(notifying.database)
  await notifying.insertLeads()
  expect(await notifying.sendQueued()).toEqual([])
})

test('without the two extensions it throws and names them', async () => {
  const bare = await openEmptyDatabase()
  await migrate(bare)
  await expect(bare.exec(await readSql('notify'))).rejects.toThrow('Turn on the extensions pg_net and pg_cron first')
  await bare.close()
})

test('no API role can read the secret or the list or call its functions, with or without the lock', async () => {
  await notifying.insertLeads()
  const expectNothing = async () => {
    for (const actor of [...Object.values(actors), { role: 'service_role' }]) {
      for (const statement of [
        'select secret from private.notify_settings',
        'select from private.lead_notifications',
        "select private.post_lead('quote_requests', '{}')",
        'select private.post_leads_again()',
      ]) {
        await expect(tryOut(notifying.database, { ...actor, statement })).rejects.toMatchObject({
          code: PERMISSION_DENIED,
        })
      }
    }
  }
  await expectNothing()
  await lock(notifying.database)
  await makeAdmin(notifying.database)
  await expectNothing()
  await notifying.insertLeads()
  expect(await notifying.sendQueued()).toHaveLength(4)
})
