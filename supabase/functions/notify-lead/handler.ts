import { type Lead, readLead } from './lead.ts'
import { type Mail, mailOf } from './lead-mail.ts'
import { isSameSecret } from './same-secret.ts'
import { PATIENCE, type Patience, type Sending, type Surroundings, sendMail } from './send-mail.ts'
import { readSettings, type Settings } from './settings.ts'

export const SECRET_HEADER = 'x-webhook-secret'

type Parts = Surroundings & {
  /** Reads an environment variable. */
  read: (name: string) => string | undefined
  /** Receives sentences that contain only tables and ids of leads, no personal data. */
  log: (sentence: string) => void
  patience?: Patience
}

/** Handles the database's webhook for a new lead: mails the owner. A status of 400 or above means no mail was sent. */
export function createHandler({ read, log, patience = PATIENCE, ...surroundings }: Parts) {
  /** The database keeps the response for hours (net._http_response), so it must not contain visitor input either. */
  const answer = (status: number, sentence: string) => {
    log(sentence)
    return new Response(`${sentence}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'Only POST is answered.')

    let settings: Settings
    try {
      settings = readSettings(read)
    } catch (error) {
      return answer(500, `Nothing is sent: ${messageOf(error)}`)
    }

    if (!(await isSameSecret(request.headers.get(SECRET_HEADER) ?? '', settings.webhookSecret)))
      return answer(401, `Nothing is sent: the header ${SECRET_HEADER} is missing or wrong.`)

    let lead: Lead
    try {
      lead = readLead(await readJson(request))
    } catch (error) {
      return answer(400, `Nothing is sent: ${messageOf(error)}`)
    }

    const key = `${lead.table}/${lead.id}`
    const end = surroundings.now() + patience.inAll
    const mail = mailOf(lead, settings.timeZone)
    const send = (mail: Mail) => sendMail(settings, mail, { key, patience, end, ...surroundings })
    let sending = await send(mail)
    // The provider may have rejected the visitor's address. Retry without a reply-to: better than no mail.
    if (isRefused(sending) && mail.replyTo) sending = await send(mailOf(lead, settings.timeZone, { replyTo: null }))

    if (sending.isSent) return answer(200, `${key}: sent.`)
    const tries = sending.tries === 1 ? '1 try' : `${sending.tries} tries`
    return answer(sending.isTransient ? 503 : 502, `${key}: not sent after ${tries}, ${sending.reason}.`)
  }
}

const isRefused = (sending: Sending) => !sending.isSent && !sending.isTransient

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new Error('the payload is no JSON.')
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
