/** The text, or as many whole words of it as fit, with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const words = text.slice(0, maxLength + 1).replace(/\s+\S*$/, '')
  return `${words.slice(0, maxLength).replace(/[\s.,;:!?–-]+$/, '')}…`
}
