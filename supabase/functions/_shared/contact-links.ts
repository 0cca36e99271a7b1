// Builds links from untrusted input. Each has exactly one e-mail address or phone number, whatever program parses it.
// The site and the e-mail about a lead (notify-lead) share this file.

/** One address without characters that need quoting. A comma or a second @ could add another recipient. */
const EMAIL = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([\p{L}\p{M}\p{N}.-]+)$/u

/** Null if the text is not a plain e-mail address. */
export function mailLink(email: string): string | null {
  const [, name, host] = EMAIL.exec(email.trim()) ?? []
  // A plus stays readable; mail clients take it literally.
  return name && host ? `mailto:${encodeURIComponent(name).replaceAll('%2B', '+')}@${encodeURIComponent(host)}` : null
}

/**
 * The first phone number in a text: 7 to 15 digits (the E.164 maximum) with dashes, dots, spaces or parentheses between
 * them. Numbers copied from a web page often have typographic dashes.
 */
const PHONE = /\+?\(?\d(?:[\s().\p{Pd}]*\d){6,14}/u

/** A number of the US or Canada. Digits around it are something else, as in "after 5 734-555-0111, apt 12". */
const NORTH_AMERICAN = /(?<!\d)(?:\+?1[\s().\p{Pd}/]*)?[2-9]\d{2}[\s().\p{Pd}/]*\d{3}[\s().\p{Pd}/]*\d{4}(?!\d)/u

/** The start of a number elsewhere: a country code other than 1, or the prefix 011. Its end may look American. */
const FOREIGN = /\+\s*[02-9]|\b011\b/

/** Null if the text has no phone number, or starts like a code that changes the phone's settings, such as *21*. */
export function phoneLink(phone: string): string | null {
  if (/^\s*[*#]/.test(phone)) return null
  const [number] = (!FOREIGN.test(phone) && NORTH_AMERICAN.exec(phone)) || PHONE.exec(phone) || []
  return number ? `tel:${number.replace(/[^+\d]/g, '')}` : null
}

/**
 * Opens the phone's messaging app with the text filled in. The body follows `?` in RFC 5724 and on Android, `&` on
 * iOS; both accept `?&`. Null without a phone number.
 */
export function textLink(phone: string, text: string): string | null {
  const call = phoneLink(phone)
  // Unlike encodeURIComponent, URLSearchParams does not throw on a lone surrogate, but it writes a space as a plus.
  return call && `sms:${call.slice('tel:'.length)}?&${`${new URLSearchParams({ body: text })}`.replaceAll('+', '%20')}`
}

const MAP = 'https://www.google.com/maps/search/'

/** A Google Maps search for the address; null without one. */
export const mapLink = (address: string): string | null =>
  address.trim() ? `${MAP}?${new URLSearchParams({ api: '1', query: address.trim() })}` : null
