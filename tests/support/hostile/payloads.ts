import { addresses } from './addresses'
import { events } from './events'
import { foreignMarkup } from './foreign-markup'
import { malformed } from './malformed'
import { otherLanguages } from './other-languages'
import { pageChanges } from './page-changes'
import { scripts } from './scripts'

// XSS and injection payloads that anyone with the public key could store. The kinds
// follow the OWASP cheat sheet on filter evasion, the tests of DOMPurify and our own
// sinks (JSON, mail and phone links, URLs). The payloads are our own.
//
// Code that runs calls hit() with its row number; a mere request goes to hit.example.
// A browser test detects both.

export type Payload = { number: number; kind: string; text: string }

export const payloads: readonly Payload[] = [
  ...scripts,
  ...events,
  ...addresses,
  ...foreignMarkup,
  ...pageChanges,
  ...malformed,
  ...otherLanguages,
].map(([kind, text], index) => ({ number: index + 1, kind, text: text.replaceAll('hit(0)', `hit(${index + 1})`) }))

export const kinds: readonly string[] = [...new Set(payloads.map(({ kind }) => kind))]

export const payloadsOf = (wanted: string) => payloads.filter(({ kind }) => kind === wanted)

/** Replaces null bytes, which a PostgreSQL text cannot contain. */
export const storable = (text: string) => text.replaceAll('\0', '\ufffd')

/** Joins payloads into texts of at most `longest` characters, for tests where one at a time would take too long. */
export function batchesOf(longest: number, separator = '\n'): string[] {
  const batches: string[] = []
  for (const { text } of payloads) {
    const next = storable(text).slice(0, longest)
    const last = batches.at(-1)
    if (last !== undefined && last.length + separator.length + next.length <= longest)
      batches[batches.length - 1] = last + separator + next
    else batches.push(next)
  }
  return batches
}
