import type { Mail } from './lead-mail.ts'
import type { Settings } from './settings.ts'

// The API of Resend: https://resend.com/docs/api-reference/emails/send-email,
// its errors: https://resend.com/docs/api-reference/errors, its keys against a
// second mail: https://resend.com/docs/dashboard/emails/idempotency-keys. For a
// provider with other field names this file is all that changes.

export type Outcome =
  | { isSent: true }
  /** `isTransient`: another try may help. `retryAfter` is in milliseconds. */
  | { isSent: false; isTransient: boolean; reason: string; retryAfter: number | null }

/** Statuses besides those from 500 on that another try may get past; 409: the same mail is on its way right now. */
const TRANSIENT = [408, 409, 425, 429]

/** One try to hand the mail over. It never throws. */
export async function handOver(
  settings: Settings,
  mail: Mail,
  { key, timeout, fetch, now }: { key: string; timeout: number; fetch: typeof globalThis.fetch; now: () => number },
): Promise<Outcome> {
  const body = bodyOf(settings, mail)
  try {
    const response = await fetch(settings.apiUrl, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${settings.apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `${key}/${await digestOf(body)}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    // What is not read keeps its connection open.
    await response.body?.cancel()
    const { ok, status, headers } = response
    if (ok) return { isSent: true }
    return {
      isSent: false,
      isTransient: status >= 500 || TRANSIENT.includes(status),
      reason: `the provider answered ${status}`,
      retryAfter: millisecondsOf(headers.get('Retry-After'), now()),
    }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    const reason = isLate ? 'the provider did not answer in time' : 'the provider could not be reached'
    return { isSent: false, isTransient: true, reason, retryAfter: null }
  }
}

const bodyOf = ({ from, to }: Settings, { subject, html, text, replyTo }: Mail) =>
  JSON.stringify({ from, to: [to], subject, html, text, ...(replyTo && { reply_to: replyTo }) })

/** Part of the key: the provider refuses a known key with other words, also when the first were never sent. */
async function digestOf(body: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Retry-After is a number of seconds or a date. */
function millisecondsOf(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
  return Number.isNaN(wait) ? null : Math.max(wait, 0)
}
