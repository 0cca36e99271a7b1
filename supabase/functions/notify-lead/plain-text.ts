// Signs that change the direction of what follows: a line could read otherwise than it is.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** One line without line breaks or other control characters: nothing in it can begin a header of its own. */
export const plainLine = (text: string, length: number): string =>
  cut(
    text
      .replace(DIRECTIONS, '')
      .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .trim(),
    length,
  )

/** The same for text of several lines, which keeps its line breaks and tabs. */
export const plainText = (text: string, length: number): string =>
  cut(
    text
      .replace(DIRECTIONS, '')
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
      .replace(/[^\n\t\P{Cc}]/gu, '')
      .trim(),
    length,
  )

/** At most so many characters, as the database counts them; what was cut off is shown as an ellipsis. */
function cut(text: string, length: number): string {
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
