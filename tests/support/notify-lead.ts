import { createHandler, SECRET_HEADER } from '../../supabase/functions/notify-lead/handler'
import { TRY_MS } from '../../supabase/functions/notify-lead/provider'
import { API_KEY } from './mail-provider'

// The Edge Function notify-lead in this process.

export const WEBHOOK_SECRET = '3f1c9a7e5b2d4068a1c3e5f7092b4d6f'

export const settingsFor = (address: string): Record<string, string> => ({
  NOTIFY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  NOTIFY_API_URL: address,
  NOTIFY_API_KEY: API_KEY,
  NOTIFY_FROM: 'Website <website@example.com>',
  NOTIFY_TO: 'owner@example.com',
})

export function openNotifyLead(settings: Record<string, string>, timeout = TRY_MS) {
  const logged: string[] = []
  const handle = createHandler({
    read: (name) => settings[name],
    fetch,
    log: (sentence) => void logged.push(sentence),
    timeout,
  })
  return {
    handle,
    /** The log lines. */
    logged,
    /** Posts a payload as a database webhook does. */
    post: (payload: unknown, headers: Record<string, string> = { [SECRET_HEADER]: WEBHOOK_SECRET }) =>
      handle(
        new Request('http://localhost/functions/v1/notify-lead', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: typeof payload === 'string' ? payload : JSON.stringify(payload),
        }),
      ),
  }
}

const insertInto = (table: string, record: object) => ({
  type: 'INSERT',
  schema: 'public',
  table,
  record,
  old_record: null,
})

export const QUOTE_ID = '0b9f3c52-7d1e-4c8a-9f60-2a4b6c8d0e1f'
export const MESSAGE_ID = '5e7a9b1c-3d5f-4a7b-8c9d-0e1f2a3b4c5d'

/** The webhook payload of a quote request. */
export const quotePayload = (overrides: Record<string, unknown> = {}) =>
  insertInto('quote_requests', {
    id: QUOTE_ID,
    name: 'Dana R.',
    email: 'dana@example.com',
    phone: '(734) 555-0111',
    address: '2210 Miller Ave, Ann Arbor, MI 48103',
    services: ['tree-removal'],
    description: 'A dead ash.\nA shed stands under it.',
    created_at: '2026-11-20T21:05:00.266123+00:00',
    ...overrides,
  })

/** The webhook payload of a contact message. */
export const messagePayload = (overrides: Record<string, unknown> = {}) =>
  insertInto('ContactForm', {
    id: MESSAGE_ID,
    FullName: 'Grace Lindqvist',
    Email: 'grace@example.com',
    PhoneNumber: null,
    Description: 'Do you prune pears?',
    created_at: '2026-07-04T12:00:00+00:00',
    ...overrides,
  })
