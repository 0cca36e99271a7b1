// Builds links from untrusted input. Each holds exactly one e-mail address or phone
// number, whatever mail client or phone parses it.

/** One address without characters that need quoting. A comma or a second @ could add another recipient. */
const EMAIL = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([\p{L}\p{M}\p{N}.-]+)$/u

/** Null if the text is not a plain e-mail address. */
export function mailLink(email: string): string | null {
  const [, name, host] = EMAIL.exec(email.trim()) ?? []
  // A plus stays readable; mail clients take it literally.
  return name && host ? `mailto:${encodeURIComponent(name).replaceAll('%2B', '+')}@${encodeURIComponent(host)}` : null
}

/**
 * At least seven digits, optionally with an extension; four to six only if there is nothing else. Any dash may stand
 * between them: what is copied from a web page often has typographic ones.
 */
const PHONE =
  /(\+?\(?\d(?:[\s()./\p{Pd}]*\d){6,})(?:(?:[\s,;]*(?:x|ext\.?|extension|#)|\s*[,;])\s*(\d{1,8})(?!\d))?|^\s*(\d(?:[\s()./\p{Pd}]*\d){3,5})\s*$/iu

/** The E.164 maximum. More digits are two numbers, and the first one is dialed. */
const MAX_DIGITS = 15

/** Null if the text is not a phone number. Also rejects codes such as *21*..., which change the phone's settings. */
export function phoneLink(phone: string): string | null {
  const [, long, extension, short] = PHONE.exec(phone) ?? []
  const dialed = (long ?? short ?? '').replace(/[^+\d]/g, '')
  if (!dialed || /^\s*[*#]/.test(phone)) return null
  if (dialed.replace('+', '').length > MAX_DIGITS) {
    const [first] = /^(\+?1)?\d{10}/.exec(dialed) ?? []
    return first ? `tel:${first}` : null
  }
  return `tel:${dialed}${extension ? `;ext=${extension}` : ''}`
}

const MAP = 'https://www.google.com/maps/search/'

/** A Google Maps search for the address; null without one. */
export const mapLink = (address: string): string | null =>
  address.trim() ? `${MAP}?${new URLSearchParams({ api: '1', query: address.trim() })}` : null
