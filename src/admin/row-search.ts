import { toSearchText } from '@/lib/to-search-text'

/** Fewer digits than this do not count as part of a phone number. */
const MIN_DIGITS = 3

/** Returns a predicate for normalized text: it has all the words, in any order, or the phone number's digits. */
export function createMatcher(typed: string): (text: string) => boolean {
  const words = toSearchText(typed).trim().split(/\s+/)
  // The digits of a number, however it is written, without the US country code.
  const digits = /^[\d\s()+./-]+$/.test(typed) ? typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : ''
  const isNumber = digits.length >= MIN_DIGITS
  return (text) => words.every((word) => text.includes(word)) || (isNumber && text.includes(digits))
}
