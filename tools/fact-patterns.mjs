// Patterns that find a fact about a company in any spelling.

/** @param {string} text */
export const literal = (text) => text.replace(/[.?*+()[\]^$|\\{}]/g, '\\$&')

/** Matches a name whose words are joined, hyphenated, or separated by underscores or (non-breaking) spaces. @param {string} name */
export const nameOf = (name) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name
      .split(/[^\p{L}\p{N}&'’]+/u)
      .map((word) => literal(word).replaceAll('&', '&(?:amp;)?'))
      .join('(?:[\\s_-]|&nbsp;)*')}(?!\\p{L})`,
    'iu',
  )

/** Matches the last ten digits, with any separators between their groups. @param {string} phone */
export const phoneOf = (phone) => {
  const [, area, exchange, line] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? []
  return new RegExp(`${area}\\D{0,3}${exchange}\\D{0,3}${line}`)
}

/** Matches a whole word or number. @param {string} word */
export const wordOf = (word) => new RegExp(`(?<![\\p{L}\\p{N}_.#-])${literal(word)}(?![\\p{L}\\p{N}_])`, 'u')

/** The pattern that suits the look of a fact. @param {string} fact */
export function patternOf(fact) {
  if (fact.replace(/\D/g, '').length >= 10) return phoneOf(fact)
  if (/^[\d+$]+$|^[A-Z]{2}$/.test(fact)) return wordOf(fact)
  // Addresses and sentences are written in one way only.
  return /[^\p{L}\p{N}\s&'’-]/u.test(fact) ? new RegExp(literal(fact), 'i') : nameOf(fact)
}
