/** Windows and Outlook ignore a mailto: link of more than about 2,000 characters. This leaves room for other fields. */
const MAX_ENCODED_LINE = 1200

/** Adds what was typed to a mailto: link inside a form that cannot be sent, one line per filled field. */
export function fillMailLink(link: HTMLAnchorElement) {
  const form = link.closest('form')
  if (!form) return
  const fields = [...new FormData(form)].filter(([, value]) => value)
  const body = fields.map(([name, value]) => encodeLine(`${name}: ${String(value)}`)).join('%0D%0A')
  link.href = `${link.href.replace(/&body=.*/, '')}&body=${body}`
}

function encodeLine(text: string) {
  let encoded = ''
  // encodeURIComponent throws on a lone surrogate, as half of an emoji is.
  for (const character of text.replace(/\p{Surrogate}/gu, '')) {
    if (encoded.length > MAX_ENCODED_LINE) return `${encoded}%E2%80%A6`
    encoded += encodeURIComponent(character)
  }
  return encoded
}
