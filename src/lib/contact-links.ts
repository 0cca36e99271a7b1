// Builds links from untrusted input. Each holds exactly one e-mail address or phone
// number, whatever mail client or phone parses it.

/** One address without characters that need quoting. A comma or a second @ could add another recipient. */
const EMAIL = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([\p{L}\p{M}\p{N}.-]+)$/u

/** Null if the text is not a plain e-mail address. */
export function mailLink(email: string): string | null {
  const [, name, host] = EMAIL.exec(email) ?? []
  return name && host ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}` : null
}

/** At least seven digits, optionally with an extension. */
const PHONE = /(\+?\(?\d(?:[\s()./-]*\d){6,})(?:(?:[\s,;]*(?:x|ext\.?|extension|#)|\s*[,;])\s*(\d{1,8})(?!\d))?/i

/** The E.164 maximum. More digits are two numbers. */
const MAX_DIGITS = 15

/** Null if the text is not a phone number. Also rejects codes such as *21*..., which change the phone's settings. */
export function phoneLink(phone: string): string | null {
  const [, number = '', extension] = PHONE.exec(phone) ?? []
  if (!number || /^\s*[*#]/.test(phone)) return null
  const dialed = number.replace(/[^+\d]/g, '')
  if (dialed.replace('+', '').length > MAX_DIGITS) return null
  return `tel:${dialed}${extension ? `;ext=${extension}` : ''}`
}

const MAP = 'https://www.google.com/maps/search/'

/** A Google Maps search for the address; null without one. */
export const mapLink = (address: string): string | null =>
  address.trim() ? `${MAP}?${new URLSearchParams({ api: '1', query: address.trim() })}` : null
