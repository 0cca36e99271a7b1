import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type SentMail = { from: string; to: string[]; subject: string; html: string; text: string; reply_to?: string }

/** Replaces the normal handling of a request. */
export type Fault = (response: ServerResponse) => void

export const API_KEY = 're_test_key'

/**
 * A local fake of Resend's documented POST /emails: it checks the API key and fields
 * and sends one mail per idempotency key. Each request uses up one fault, which
 * applies before anything is sent.
 */
export async function startMailProvider() {
  const mails: SentMail[] = []
  const requests: { status: number; key: string }[] = []
  const faults: Fault[] = []
  const byKey = new Map<string, { body: string; id: string }>()

  async function work(request: IncomingMessage, key: string): Promise<[status: number, answer: object]> {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/emails') return [405, { name: 'method_not_allowed' }]
    if (!request.headers.authorization) return [401, { name: 'missing_api_key' }]
    if (request.headers.authorization !== `Bearer ${API_KEY}`) return [403, { name: 'invalid_api_key' }]
    if (key.length < 1 || key.length > 256) return [400, { name: 'invalid_idempotency_key' }]
    const known = byKey.get(key)
    if (known) return known.body === body ? [200, { id: known.id }] : [409, { name: 'invalid_idempotent_request' }]
    const mail: SentMail = JSON.parse(body)
    if (!mail.from || !mail.to.length || !mail.subject || !mail.html) return [422, { name: 'missing_required_field' }]
    if (mail.reply_to?.endsWith('.invalid')) return [422, { name: 'validation_error' }]
    const id = crypto.randomUUID()
    byKey.set(key, { body, id })
    mails.push(mail)
    return [200, { id }]
  }

  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key'] ?? '')
    response.on('close', () => requests.push({ status: response.writableEnded ? response.statusCode : 0, key }))
    const fault = faults.shift()
    if (fault) return fault(response)
    work(request, key).then(([status, answer]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    address: `http://127.0.0.1:${port}/emails`,
    /** The mails that were sent. */
    mails,
    /** Every request with its response status; 0 means no response. */
    requests,
    /** The faults of the next requests, in order. */
    faults,
    reset() {
      for (const list of [mails, requests, faults]) list.length = 0
      byKey.clear()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const answer =
  (status: number, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(status, headers).end('{"name":"application_error"}')

export const hang: Fault = () => {}

export const hangUp: Fault = (response) => response.destroy()
