/** Fewer digits are not searched for as part of a phone number. */
const MIN_DIGITS = 3

/** In lowercase, with plain apostrophes: phones type typographic ones. */
export const normalize = (text: string) => text.toLowerCase().replace(/[‘’ʼ]/g, "'")

/** The digits of a phone number, without the US country code; '' if the text is something else. */
function findPhoneDigits(text: string): string {
  const digits = /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '') : ''
  const hasCountryCode = /^\s*\+\s*1/.test(text) || (digits.length === 11 && digits.startsWith('1'))
  const number = hasCountryCode ? digits.slice(1) : digits
  return number.length >= MIN_DIGITS ? number : ''
}

/** Returns a predicate for normalized text: all words are in it, in any order, or it has the phone number's digits. */
export function createMatcher(typed: string): (text: string) => boolean {
  const includes = (text: string, part: string) => {
    const digits = findPhoneDigits(part)
    return text.includes(part) || (digits !== '' && text.includes(digits))
  }
  const wanted = normalize(typed).trim()
  const words = wanted.split(/\s+/)
  return (text) => includes(text, wanted) || words.every((word) => includes(text, word))
}
