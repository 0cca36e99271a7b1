import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answer, hang, hangUp, startMailProvider } from '../../support/mail-provider'
import {
  MESSAGE_ID,
  messagePayload,
  openNotifyLead,
  QUOTE_ID,
  quotePayload,
  settingsFor,
  WEBHOOK_SECRET,
} from '../../support/notify-lead'

// Runs the Edge Function in this process, with a fake mail provider over HTTP.

let provider: Awaited<ReturnType<typeof startMailProvider>>

beforeAll(async () => {
  provider = await startMailProvider()
})
afterEach(() => provider.reset())
afterAll(() => provider.close())

const open = (overrides: Record<string, string> = {}, timeout?: number) =>
  openNotifyLead({ ...settingsFor(provider.address), ...overrides }, timeout)

test('a quote request and a message each send one mail to the owner, with the visitor as reply-to', async () => {
  const { post, logged } = open()
  expect((await post(quotePayload())).status).toBe(200)
  expect((await post(messagePayload())).status).toBe(200)
  const common = { from: 'Website <website@example.com>', to: ['owner@example.com'] }
  expect(provider.mails).toMatchObject([
    { ...common, subject: 'Quote request from Dana R., Ann Arbor: Tree Removal', reply_to: 'dana@example.com' },
    { ...common, subject: 'Contact message from Grace Lindqvist', reply_to: 'grace@example.com' },
  ])
  expect(logged).toEqual([`quote_requests/${QUOTE_ID}: sent.`, `ContactForm/${MESSAGE_ID}: sent.`])
})

test('several recipients, separated by commas, get the same mail', async () => {
  const { post } = open({ NOTIFY_TO: 'office@example.com, Truck <truck@example.com>,' })
  expect((await post(quotePayload())).status).toBe(200)
  expect(provider.mails.map(({ to }) => to)).toEqual([['office@example.com', 'Truck <truck@example.com>']])
})

const addressIsNone = (position: number) => `Address ${position} of NOTIFY_TO is not an e-mail address.`

test.for([
  ...['NOTIFY_WEBHOOK_SECRET', 'NOTIFY_API_KEY', 'NOTIFY_FROM', 'NOTIFY_TO'].map(
    (name) => [name, ' ', `${name} is not set.`] as const,
  ),
  ['NOTIFY_TO', ' , ', 'NOTIFY_TO is not set.'],
  // The provider refuses a whole mail for one malformed address.
  ['NOTIFY_TO', 'office@example.com, truck', addressIsNone(2)],
  ['NOTIFY_TO', 'office@example.com truck@example.com', addressIsNone(1)],
  ['NOTIFY_TO', 'Office <office@example.com', addressIsNone(1)],
  ['NOTIFY_TO', 'office@example.com, truck@example.com, @example.com', addressIsNone(3)],
  ['NOTIFY_TIME_ZONE', 'Michigan', 'NOTIFY_TIME_ZONE is not a time zone.'],
  ['NOTIFY_API_URL', 'resend', 'NOTIFY_API_URL is not a URL.'],
] as const)('with %s %j it answers 500, whatever secret is sent, and says: %s', async ([name, value, sentence]) => {
  const { post, logged } = open({ [name]: value })
  for (const headers of [undefined, {}]) {
    const response = await post(quotePayload(), headers)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe(`Nothing is sent: ${sentence}\n`)
    expect(logged.at(-1)).toBe(`Nothing is sent: ${sentence}`)
  }
  expect(provider.requests).toEqual([])
})

test.for([
  ['missing', {}],
  ['wrong', { 'x-webhook-secret': `${WEBHOOK_SECRET.slice(0, -1)}e` }],
  ['too long', { 'x-webhook-secret': `${WEBHOOK_SECRET}0` }],
  ['in another header', { Authorization: `Bearer ${WEBHOOK_SECRET}` }],
] as const)('a secret that is %s is refused with 401, and nothing is sent', async ([_, headers]) => {
  const { post, logged } = open()
  expect((await post(quotePayload(), headers)).status).toBe(401)
  expect(logged).toEqual(['Nothing is sent: the header x-webhook-secret is missing or wrong.'])
  expect(provider.requests).toEqual([])
})

test('the same lead with other content, as after a change of the settings, is not an idempotency conflict', async () => {
  await open().post(quotePayload())
  expect((await open({ NOTIFY_TO: 'other@example.com' }).post(quotePayload())).status).toBe(200)
  expect(provider.mails.map(({ to }) => to)).toEqual([['owner@example.com'], ['other@example.com']])
})

test.for([408, 429, 500, 503])(
  'after a %i it answers 503 in a sentence that names only the row, and leaves the next try to the database',
  async (status) => {
    const { post, logged } = open()
    provider.faults.push(answer(status))
    const response = await post(quotePayload())
    expect(response.status).toBe(503)
    expect(provider.requests).toHaveLength(1)
    expect(logged).toEqual([`quote_requests/${QUOTE_ID}: not sent, the provider answered ${status}.`])
    expect(await response.text()).toBe(`${logged[0]}\n`)
    expect((await post(quotePayload())).status).toBe(200)
  },
)

test.for([
  ['hangs', hang, 'did not answer in time'],
  ['hangs up', hangUp, 'could not be reached'],
] as const)('after a provider that %s it answers 503', async ([_, fault, reason]) => {
  const { post, logged } = open({}, 60)
  provider.faults.push(fault)
  expect((await post(messagePayload())).status).toBe(503)
  expect(logged.at(-1)).toBe(`ContactForm/${MESSAGE_ID}: not sent, the provider ${reason}.`)
})

test.for([
  ['a wrong key', { NOTIFY_API_KEY: 'wrong' }, 403],
  ['a wrong URL', { NOTIFY_API_URL: '/elsewhere' }, 405],
] as const)('after %s it answers 502', async ([_, overrides, status]) => {
  const url = new URL('NOTIFY_API_URL' in overrides ? overrides.NOTIFY_API_URL : '/emails', provider.address).href
  const { post } = open({ ...overrides, NOTIFY_API_URL: url })
  const response = await post(messagePayload({ Email: 'a, b@example.com' }))
  expect(response.status).toBe(502)
  expect(await response.text()).toContain(`not sent, the provider answered ${status}.`)
  expect(provider.requests).toHaveLength(1)
})

test('a redirect is not followed, because it would send the API key elsewhere', async () => {
  provider.faults.push(answer(307, { Location: provider.address }))
  expect((await open().post(messagePayload({ Email: 'a, b@example.com' }))).status).toBe(502)
  expect(provider.mails).toEqual([])
})

test('a mail whose reply-to the provider refuses is sent without it', async () => {
  expect((await open().post(quotePayload({ email: 'dana@example.invalid' }))).status).toBe(200)
  expect(provider.requests.map(({ status }) => status)).toEqual([422, 200])
  expect(provider.mails).toMatchObject([{ subject: expect.stringContaining('Dana R.') }])
  expect(provider.mails[0]).not.toHaveProperty('reply_to')
  expect(provider.mails[0]).toMatchObject({ text: expect.stringContaining('will not reach the visitor') })
})
