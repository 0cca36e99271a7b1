// Bidi control characters can make a line look different from its text.
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Sanitizes to one line without control characters, so it cannot inject a mail header. */
export const plainLine = (text: string, length: number): string =>
  truncate(
    text
      .replace(BIDI_CONTROLS, '')
      .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
    length,
  )

/** The same for multi-line text: keeps line breaks and tabs. */
export const plainText = (text: string, length: number): string =>
  truncate(
    text
      .replace(BIDI_CONTROLS, '')
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
      .replace(/[^\n\t\P{Cc}]/gu, '')
      .trim(),
    length,
  )

/** Truncates to `length` code points, as the database counts characters, with an ellipsis at the end. */
function truncate(text: string, length: number): string {
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('')
}

/** Whether the text is one plain address, as the provider accepts it. */
export const isEmail = (text: string): boolean => EMAIL.test(text) && text.length <= 254

const EMAIL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z]$/i

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
