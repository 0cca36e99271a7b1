/** `(734) 555-0111` for ten digits, with or without the country code; any other text unchanged. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = TEN_DIGITS.exec(phone) ?? []
  return area ? `(${area}) ${exchange}-${line}` : phone
}

const TEN_DIGITS = /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})\s*$/
