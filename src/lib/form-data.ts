/** Control characters except line break and tab: PostgreSQL refuses U+0000, and nobody notices others in a paste. */
const CONTROL = /[^\P{Cc}\n\t]/gu

/** Typed text as it is sent: trimmed, without control characters. */
export const cleanText = (text: string) => text.replace(CONTROL, '').trim()

/** The text of a field, cleaned; '' when there is none. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? cleanText(value) : ''
}

/** The texts of a form by field name, without empty fields. A checkbox group has one for each checked box. */
export function readTexts(form: HTMLFormElement) {
  const texts: Record<string, string[]> = {}
  for (const [name, text] of new FormData(form)) {
    if (typeof text === 'string' && text) texts[name] = [...(texts[name] ?? []), text]
  }
  return texts
}
