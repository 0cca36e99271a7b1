import type { Mail } from './lead-mail.ts'
import { handOver, type Outcome } from './provider.ts'
import type { Settings } from './settings.ts'

/** Retry limits, times in milliseconds. The database's timeout is ten seconds, so all tries together take less. */
export type Patience = { inAll: number; aTry: number; firstWait: number; tries: number }

export const PATIENCE: Patience = { inAll: 8000, aTry: 3500, firstWait: 400, tries: 4 }

export type Surroundings = {
  fetch: typeof globalThis.fetch
  /** A clock in milliseconds that advances during `wait`. */
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

export type Sending = Outcome & { tries: number }

/** Sends the mail. Retries transient failures with exponential backoff until the last try or the deadline. */
export async function sendMail(
  settings: Settings,
  mail: Mail,
  { key, patience, end, fetch, now, wait }: Surroundings & { key: string; patience: Patience; end: number },
): Promise<Sending> {
  let backoff = patience.firstWait
  for (let tries = 1; ; tries += 1) {
    const timeout = Math.max(Math.min(patience.aTry, end - now()), 1)
    const outcome = await handOver(settings, mail, { key, timeout, fetch, now })
    if (outcome.isSent || !outcome.isTransient || tries === patience.tries) return { ...outcome, tries }
    const delay = Math.max(backoff, outcome.retryAfter ?? 0)
    // A retry that cannot start before the deadline is left to the next webhook call.
    if (now() + delay >= end) return { ...outcome, tries }
    await wait(delay)
    backoff *= 2
  }
}
