import { addresses } from './addresses'
import { events } from './events'
import { foreignMarkup } from './foreign-markup'
import { malformed } from './malformed'
import { otherLanguages } from './other-languages'
import { pageChanges } from './page-changes'
import { scripts } from './scripts'

// What somebody who holds the public key could write into a post, a testimonial
// or a quote request. The classes are those that the OWASP cheat sheet on filter
// evasion and the tests of DOMPurify name, and those of what text is handed on
// to here: JSON, mail and phone links, addresses. The words are our own.
//
// What runs calls hit() with the number of its row; what only asks for
// something asks hit.example. A browser test hears of both.

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

/** The payload as PostgreSQL keeps it: a text there has no null byte. */
export const storable = (text: string) => text.replaceAll('\0', '\ufffd')

/** Payloads one after another in texts of at most so many characters, for where each alone would take too long. */
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
