// Patterns that find a fact about a company in any spelling.

export const literal = (text: string) => text.replace(/[.?*+()[\]^$|\\{}]/g, '\\$&')

/** Matches a name whose words are joined, hyphenated, or separated by underscores or (non-breaking) spaces. */
export const nameOf = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name
      .split(/[^\p{L}\p{N}&'’]+/u)
      .map((word) => literal(word).replaceAll('&', '&(?:amp;)?'))
      .join('(?:[\\s_-]|&nbsp;)*')}(?!\\p{L})`,
    'iu',
  )

/** Matches the last ten digits, with any separators between their groups. */
export const phoneOf = (phone: string) => {
  const [, area, exchange, line] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? []
  return new RegExp(`${area}\\D{0,3}${exchange}\\D{0,3}${line}`)
}

/** Matches a whole word or number. */
export const wordOf = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}_.#-])${literal(word)}(?![\\p{L}\\p{N}_])`, 'u')
