import { expect, test } from 'vitest'
import { TRY_MS } from '../../supabase/functions/notify-lead/provider'
import { answer } from '../support/mail-provider'
import { WEBHOOK_SECRET } from '../support/notify-lead'
import { bothAre, withNotifyingDatabase } from '../support/notifying-database'
import { crash, letPass, sendQueued } from '../support/pg-net'

// A lead from end to end: from a visitor's insert through the database trigger and
// the Edge Function to a fake mail provider.

const notifying = withNotifyingDatabase()

test('a lead sends one mail at once and is marked as sent within a minute', async () => {
  await notifying.insertLeads()
  const [request] = await notifying.sendQueued()
  expect(request).toMatchObject({
    url: 'https://REFERENCE.supabase.co/functions/v1/notify-lead',
    headers: { 'Content-Type': 'application/json', 'x-webhook-secret': WEBHOOK_SECRET },
  })
  // The function, with two tries at most, times out before the database does.
  expect(request?.timeout_milliseconds).toBeGreaterThan(2 * TRY_MS)
  expect(notifying.provider.mails.map(({ subject }) => subject)).toEqual([
    'Quote request from Sam Whitfield, Ann Arbor: Tree Removal',
    'Contact message from Grace Lindqvist',
  ])
  await letPass(notifying.database, 1)
  expect(await notifying.notifications()).toEqual(bothAre(1, true))
  await letPass(notifying.database, 600)
  expect(await notifying.sendQueued()).toEqual([])
})

test('the payload has the format of a Database Webhook, with the whole stored row, and a count', async () => {
  await notifying.insertLeads()
  for (const { body } of await notifying.sendQueued()) {
    const { table, record, ...rest } = JSON.parse(body)
    expect(rest).toEqual({ type: 'INSERT', schema: 'public', old_record: null, earlier_unsent: 0 })
    const { rows } = await notifying.database.query(`select to_jsonb(lead) as record from public."${table}" as lead`)
    expect(rows).toEqual([{ record }])
  }
})

test('while the provider is down, retries back off until the mail is sent', async () => {
  await notifying.insertLeads()
  notifying.provider.faults.push(...Array.from({ length: 4 }, () => answer(503)))
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

test('requests lost in a database crash are retried, and no mail is sent twice', async () => {
  await notifying.insertLeads()
  await crash(notifying.database)
  await letPass(notifying.database, 2)
  await notifying.sendQueued()
  // This time the responses are lost.
  await crash(notifying.database)
  await letPass(notifying.database, 3)
  expect(await notifying.sendQueued()).toHaveLength(2)
  await letPass(notifying.database, 1)
  expect(notifying.provider.requests).toHaveLength(4)
  expect(notifying.provider.mails).toHaveLength(2)
  expect(await notifying.notifications()).toEqual(bothAre(3, true))
})

test('after many failed tries it retries once an hour, and after a week it stops', async () => {
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

test('the next mail that arrives says once how many leads were given up; one deleted in the panel does not count', async () => {
  const { database, provider } = notifying
  for (let times = 0; times < 2; times += 1) await notifying.insertLeads()
  await crash(database)
  await letPass(database, 7 * 24 * 60 + 1)
  await database.exec('delete from quote_requests where id in (select id from quote_requests limit 1)')
  const notice = '3 earlier requests could not be emailed: see the panel.'
  await notifying.insertLeads()
  provider.faults.push(answer(503), answer(503))
  await notifying.sendQueued()
  await letPass(database, 2)
  await notifying.sendQueued()
  expect(provider.mails.map(({ text }) => text.includes(notice))).toEqual([true, true])
  await letPass(database, 1)
  await notifying.insertLeads()
  await notifying.sendQueued()
  expect(provider.mails.slice(2).map(({ text }) => text.includes('earlier'))).toEqual([false, false])
})

test('a backlog is posted five leads a minute, which the provider takes at once', async () => {
  for (let times = 0; times < 4; times += 1) await notifying.insertLeads()
  await crash(notifying.database)
  await letPass(notifying.database, 2)
  expect(await notifying.sendQueued()).toHaveLength(5)
  await letPass(notifying.database, 0)
  expect(await notifying.sendQueued()).toHaveLength(3)
})

test('a stale response to an older request with the same id is ignored', async () => {
  await notifying.database.exec(
    "insert into net._http_response (id, status_code, created) select n, 200, now() - interval '1 hour' from generate_series(1, 1000) as n",
  )
  await notifying.insertLeads()
  await letPass(notifying.database, 0)
  expect(await notifying.notifications()).toEqual(bothAre(1, false))
})

test('a deleted lead is not posted, and sent notifications are removed after a month', async () => {
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

test('a lead stored without settings is posted once the settings exist', async () => {
  await notifying.database.exec('delete from private.notify_settings')
  await notifying.insertLeads()
  await notifying.enterSettings()
  await letPass(notifying.database, 1)
  expect(await notifying.sendQueued()).toHaveLength(2)
  expect(notifying.provider.mails).toHaveLength(2)
})
