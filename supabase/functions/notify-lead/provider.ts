import type { Mail } from './lead-mail.ts'
import type { Settings } from './settings.ts'

// The Resend API. Another provider needs changes in this file only.
// https://resend.com/docs/api-reference/emails/send-email, https://resend.com/docs/api-reference/errors,
// https://resend.com/docs/dashboard/emails/idempotency-keys

export type Outcome =
  | { isSent: true }
  /** `isTransient`: another try may succeed. */
  | { isSent: false; isTransient: boolean; reason: string }

/** How long a try may take (ms). A mail takes two at most, and the database waits for ten seconds. */
export const TRY_MS = 4500

/** Retryable statuses besides 5xx. 409: a request with the same idempotency key is still in flight. */
const TRANSIENT = [408, 409, 425, 429]

/** One attempt to send the mail. Never throws. */
export async function sendMail(
  settings: Settings,
  mail: Mail,
  { key, timeout, fetch }: { key: string; timeout: number; fetch: typeof globalThis.fetch },
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
    // An unread body would keep its connection open.
    await response.body?.cancel()
    const { ok, status } = response
    if (ok) return { isSent: true }
    return {
      isSent: false,
      isTransient: status >= 500 || TRANSIENT.includes(status),
      reason: `the provider answered ${status}`,
    }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    const reason = isTimeout ? 'the provider did not answer in time' : 'the provider could not be reached'
    return { isSent: false, isTransient: true, reason }
  }
}

const bodyOf = ({ from, to }: Settings, { subject, html, text, replyTo }: Mail) =>
  JSON.stringify({ from, to, subject, html, text, ...(replyTo && { reply_to: replyTo }) })

/** Part of the idempotency key: the provider rejects a known key with a different body, even if that was never sent. */
async function digestOf(body: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body)))
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
