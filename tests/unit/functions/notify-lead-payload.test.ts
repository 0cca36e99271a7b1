import { expect, test } from 'vitest'
import { messagePayload, openNotifyLead, quotePayload, settingsFor } from '../../support/notify-lead'

// Payloads that are not those of a new lead. The function must not call the mail
// provider: nothing listens at that address.

const open = () => openNotifyLead(settingsFor('http://127.0.0.1:1/emails'))

const wrongTable = 'The payload is about neither of the tables public.quote_requests and public.ContactForm.'

test.for<[payload: unknown, sentence: string]>([
  ['{', 'The payload is not JSON.'],
  [{}, 'The payload is not about an INSERT.'],
  [{ ...quotePayload(), type: 'UPDATE' }, 'The payload is not about an INSERT.'],
  [{ ...quotePayload(), table: 'testimonials' }, wrongTable],
  [{ ...quotePayload(), table: '__proto__' }, wrongTable],
  [{ ...quotePayload(), table: 'ContactForm' }, "The record's FullName is not a string."],
  [quotePayload({ id: '7' }), "The record's id is not a UUID."],
  [quotePayload({ created_at: 'soon' }), "The record's created_at is not a valid time."],
  [quotePayload({ name: { first: 'Dana' } }), "The record's name is not a string."],
  [quotePayload({ services: 'tree-removal' }), "The record's services are not a list of strings."],
  [messagePayload({ PhoneNumber: undefined }), "The record's PhoneNumber is not a string."],
])('the payload %j is refused with 400: %s', async ([payload, sentence]) => {
  const { post, logged } = open()
  const response = await post(payload)
  expect(response.status).toBe(400)
  expect(await response.text()).toBe(`Nothing is sent: ${sentence}\n`)
  expect(logged).toEqual([`Nothing is sent: ${sentence}`])
})

test('no log line and no response contains the visitor’s data, whatever goes wrong', async () => {
  const { post, logged } = open()
  const secrets = ['Dana', 'dana@', '555-0111', 'Miller', 'dead ash']
  const broken = ['id', 'name', 'email', 'phone', 'address', 'services', 'description', 'created_at']
  const payloads = [quotePayload(), ...broken.map((column) => quotePayload({ [column]: null }))]
  const answers = await Promise.all(payloads.map(async (payload) => (await post(payload)).text()))
  expect(logged).toHaveLength(payloads.length)
  for (const text of [...logged, ...answers]) for (const secret of secrets) expect(text).not.toContain(secret)
})
