/** Control characters but line break and tab. PostgreSQL refuses U+0000, and nobody sees the others in what they paste. */
const CONTROL = /[^\P{Cc}\n\t]/gu

/** A typed text as it is sent: trimmed, without control characters. */
export const cleanText = (text: string) => text.replace(CONTROL, '').trim()

/** The text of a field, cleaned; '' when there is none. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? cleanText(value) : ''
}
