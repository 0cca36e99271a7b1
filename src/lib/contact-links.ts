// Links made of what a visitor typed: they hold one address or one number and
// nothing else, whatever mail program or phone reads them.

/** One address, with the signs that need no quotes; a comma or a second @ could name somebody else as well. */
const EMAIL = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([\p{L}\p{M}\p{N}.-]+)$/u

/** Null for what is no plain address. */
export function mailLink(email: string): string | null {
  const [, name, host] = EMAIL.exec(email) ?? []
  return name && host ? `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}` : null
}

/** Seven digits or more, and perhaps an extension. */
const PHONE = /(\+?\(?\d(?:[\s()./-]*\d){6,})(?:(?:[\s,;]*(?:x|ext\.?|extension|#)|\s*[,;])\s*(\d{1,8})(?!\d))?/i

/** More digits than any number has are two numbers. */
const MOST_DIGITS = 15

/** Null for what is no number, also for *21*... and the like, which would change the phone's own settings. */
export function phoneLink(phone: string): string | null {
  const [, number = '', extension] = PHONE.exec(phone) ?? []
  if (!number || /^\s*[*#]/.test(phone)) return null
  const dialled = number.replace(/[^+\d]/g, '')
  if (dialled.replace('+', '').length > MOST_DIGITS) return null
  return `tel:${dialled}${extension ? `;ext=${extension}` : ''}`
}

const MAP = 'https://www.google.com/maps/search/'

/** A search for the address on a map; null without one. */
export const mapLink = (address: string): string | null =>
  address.trim() ? `${MAP}?${new URLSearchParams({ api: '1', query: address.trim() })}` : null
