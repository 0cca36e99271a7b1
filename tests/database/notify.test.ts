import { expect, test } from 'vitest'
import { PATIENCE } from '../../supabase/functions/notify-lead/send-mail'
import { answer } from '../support/mail-provider'
import { WEBHOOK_SECRET } from '../support/notify-lead'
import { bothAre, withNotifyingDatabase } from '../support/notifying-database'
import { crash, letPass, sendQueued } from '../support/pg-net'

// A lead on its whole way: from a visitor's insert through the database's own
// trigger and the function to a provider on this machine.

const notifying = withNotifyingDatabase()

test('What a visitor sends is one mail at once, and noted as sent within a minute.', async () => {
  await notifying.insertLeads()
  const [request] = await notifying.sendQueued()
  expect(request).toMatchObject({
    url: 'https://REFERENCE.supabase.co/functions/v1/notify-lead',
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': WEBHOOK_SECRET },
  })
  // The function gives up before the database does.
  expect(request?.timeout_milliseconds).toBeGreaterThan(PATIENCE.inAll)
  expect(notifying.provider.mails.map(({ subject }) => subject)).toEqual([
    'Quote request from Sam Whitfield, Ann Arbor: Tree Removal',
    'Contact message from Grace Lindqvist',
  ])
  await letPass(notifying.database, 1)
  expect(await notifying.notifications()).toEqual(bothAre(1, true))
  await letPass(notifying.database, 600)
  expect(await notifying.sendQueued()).toEqual([])
})

test('The payload has the shape of a Database Webhook, with the whole row as it is stored.', async () => {
  await notifying.insertLeads()
  for (const { body } of await notifying.sendQueued()) {
    const { table, record, ...rest } = JSON.parse(body)
    expect(rest).toEqual({ type: 'INSERT', schema: 'public', old_record: null })
    const { rows } = await notifying.database.query(`select to_jsonb(lead) as record from public."${table}" as lead`)
    expect(rows).toEqual([{ record }])
  }
})

test('While the provider is down it is asked again and again, each time later, until the mail is sent.', async () => {
  await notifying.insertLeads()
  notifying.provider.faults.push(...Array.from({ length: 16 }, () => answer(503)))
  await notifying.sendQueued()
  await letPass(notifying.database, 0)
  expect(await notifying.sendQueued()).toEqual([])
  await letPass(notifying.database, 1.1)
  expect(await notifying.sendQueued()).toHaveLength(2)
  await letPass(notifying.database, 1.1)
  expect(await notifying.sendQueued()).toEqual([])
  expect(notifying.provider.mails).toEqual([])
  await letPass(notifying.database, 1.1)
  expect(await notifying.sendQueued()).toHaveLength(2)
  await letPass(notifying.database, 1)
  expect(notifying.provider.mails).toHaveLength(2)
  expect(await notifying.notifications()).toEqual(bothAre(3, true))
})

test('What the database forgets when it stops is posted again, and a mail that was sent already is not sent twice.', async () => {
  await notifying.insertLeads()
  await crash(notifying.database)
  await letPass(notifying.database, 2)
  await notifying.sendQueued()
  // This time the answers are lost.
  await crash(notifying.database)
  await letPass(notifying.database, 3)
  expect(await notifying.sendQueued()).toHaveLength(2)
  await letPass(notifying.database, 1)
  expect(notifying.provider.requests).toHaveLength(4)
  expect(notifying.provider.mails).toHaveLength(2)
  expect(await notifying.notifications()).toEqual(bothAre(3, true))
})

test('After a night without a provider it is asked once an hour, and after a week no more.', async () => {
  await notifying.insertLeads()
  await notifying.database.exec('update private.lead_notifications set tries = 500')
  await letPass(notifying.database, 59)
  await crash(notifying.database)
  await letPass(notifying.database, 2)
  expect(await sendQueued(notifying.database, async () => new Response('', { status: 503 }))).toHaveLength(2)
  await letPass(notifying.database, 7 * 24 * 60)
  expect(await notifying.sendQueued()).toEqual([])
  expect(await notifying.notifications()).toEqual(bothAre(501, false))
})

test('An answer that belongs to an older request of the same number is none.', async () => {
  await notifying.database.exec(
    "insert into net._http_response (id, status_code, created) select n, 200, now() - interval '1 hour' from generate_series(1, 1000) as n",
  )
  await notifying.insertLeads()
  await letPass(notifying.database, 0)
  expect(await notifying.notifications()).toEqual(bothAre(1, false))
})

test('A lead that was deleted meanwhile is not posted, and what was sent is forgotten after a month.', async () => {
  await notifying.insertLeads()
  await crash(notifying.database)
  await notifying.database.exec('delete from quote_requests')
  await letPass(notifying.database, 2)
  expect(await notifying.sendQueued()).toHaveLength(1)
  await letPass(notifying.database, 1)
  expect(await notifying.notifications()).toEqual([bothAre(2, true)[0]])
  await letPass(notifying.database, 31 * 24 * 60)
  expect(await notifying.notifications()).toEqual([])
})

test('What could not be posted is posted when it can be.', async () => {
  await notifying.database.exec('delete from private.notify_settings')
  await notifying.insertLeads()
  await notifying.enterSettings()
  await letPass(notifying.database, 1)
  expect(await notifying.sendQueued()).toHaveLength(2)
  expect(notifying.provider.mails).toHaveLength(2)
})
