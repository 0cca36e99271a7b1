import { decodeHTML } from 'entities'

/**
 * Decodes one HTML entity, such as `&rsquo;` or `&#8217;`. Unknown ones stay as they are; control characters become ''.
 * The browser knows all names. The build has none and uses a library, which would add 12 KiB to a post's script.
 */
export function decodeEntity(entity: string): string {
  const text = import.meta.env.SSR ? decodeHTML(entity) : decodeInBrowser(entity)
  // Decoded spaces must not act as the author's line breaks.
  if (/^\s$/.test(text) && text !== '\u00a0') return ' '
  return /^\p{Cc}$/u.test(text) ? '' : text
}

let textarea: HTMLTextAreaElement | undefined

/** The content of a textarea is parsed as text with entities, never as elements. */
function decodeInBrowser(entity: string) {
  textarea ??= document.createElement('textarea')
  textarea.innerHTML = entity
  return textarea.value
}
