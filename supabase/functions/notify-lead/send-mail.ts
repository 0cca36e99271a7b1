import type { Mail } from './lead-mail.ts'
import { handOver, type Outcome } from './provider.ts'
import type { Settings } from './settings.ts'

/** Times in milliseconds. The database waits ten seconds for the answer, so all tries together take less. */
export type Patience = { inAll: number; aTry: number; firstWait: number; tries: number }

export const PATIENCE: Patience = { inAll: 8000, aTry: 3500, firstWait: 400, tries: 4 }

export type Surroundings = {
  fetch: typeof globalThis.fetch
  /** Milliseconds of a clock that goes on while it waits. */
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

export type Sending = Outcome & { tries: number }

/** Hands the mail over, again after a failure that may pass, until it is sent or the time has come to end. */
export async function sendMail(
  settings: Settings,
  mail: Mail,
  { key, patience, end, fetch, now, wait }: Surroundings & { key: string; patience: Patience; end: number },
): Promise<Sending> {
  let pause = patience.firstWait
  for (let tries = 1; ; tries += 1) {
    const timeout = Math.max(Math.min(patience.aTry, end - now()), 1)
    const outcome = await handOver(settings, mail, { key, timeout, fetch, now })
    if (outcome.isSent || !outcome.isTransient || tries === patience.tries) return { ...outcome, tries }
    const delay = Math.max(pause, outcome.retryAfter ?? 0)
    // A try that cannot begin in time is left to whoever calls next.
    if (now() + delay >= end) return { ...outcome, tries }
    await wait(delay)
    pause *= 2
  }
}
