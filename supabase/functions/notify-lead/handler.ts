import { type Lead, readLead } from './lead.ts'
import { type Mail, mailOf } from './lead-mail.ts'
import { sendMail, TRY_MS } from './provider.ts'
import { isSameSecret } from './same-secret.ts'
import { readSettings, type Settings } from './settings.ts'

export const SECRET_HEADER = 'x-webhook-secret'

type Parts = {
  fetch: typeof globalThis.fetch
  /** Reads an environment variable. */
  read: (name: string) => string | undefined
  /** Receives sentences that contain only tables and ids of leads, no personal data. */
  log: (sentence: string) => void
  timeout?: number
}

/**
 * Handles the database's webhook for a new lead: mails the owner. A status of 400 or above means that no mail was sent,
 * and the database posts the lead again (supabase/notify.sql).
 */
export function createHandler({ fetch, read, log, timeout = TRY_MS }: Parts) {
  /** The database keeps the response for hours (net._http_response), so it must not contain visitor input either. */
  const respond = (status: number, sentence: string) => {
    log(sentence)
    return new Response(`${sentence}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return respond(405, 'Only POST is answered.')

    let settings: Settings
    try {
      settings = readSettings(read)
    } catch (error) {
      return respond(500, `Nothing is sent: ${messageOf(error)}`)
    }

    if (!(await isSameSecret(request.headers.get(SECRET_HEADER) ?? '', settings.webhookSecret)))
      return respond(401, `Nothing is sent: the header ${SECRET_HEADER} is missing or wrong.`)

    let lead: Lead
    try {
      lead = readLead(await readJson(request))
    } catch (error) {
      return respond(400, `Nothing is sent: ${messageOf(error)}`)
    }

    const key = `${lead.table}/${lead.id}`
    const mail = mailOf(lead, settings)
    const send = (mail: Mail) => sendMail(settings, mail, { key, timeout, fetch })
    let outcome = await send(mail)
    // The provider may have rejected the visitor's address. Retry without a reply-to: better than no mail.
    const isRefused = !outcome.isSent && !outcome.isTransient
    if (isRefused && mail.replyTo) outcome = await send(mailOf(lead, settings, { replyTo: null }))

    if (outcome.isSent) return respond(200, `${key}: sent.`)
    return respond(outcome.isTransient ? 503 : 502, `${key}: not sent, ${outcome.reason}.`)
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new Error('The payload is not JSON.')
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
