import { normalize } from '@/lib/normalize'

/** Fewer digits are not searched for as part of a phone number. */
const MIN_DIGITS = 3

/** Returns a predicate for normalized text: all words are in it, in any order, or it has the phone number's digits. */
export function createMatcher(typed: string): (text: string) => boolean {
  const words = normalize(typed).trim().split(/\s+/)
  // The digits of a number, however it is written, without the US country code.
  const digits = /^[\d\s()+./-]+$/.test(typed) ? typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : ''
  const isNumber = digits.length >= MIN_DIGITS
  return (text) => words.every((word) => text.includes(word)) || (isNumber && text.includes(digits))
}
