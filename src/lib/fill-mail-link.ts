/** Adds what was typed to a mailto: link inside a form that cannot be sent, one line per filled field. */
export function fillMailLink(link: HTMLAnchorElement) {
  const form = link.closest('form')
  if (!form) return
  const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${String(value)}`)
  // encodeURIComponent throws on a lone surrogate, as half of an emoji is.
  const body = encodeURIComponent(lines.join('\r\n').replace(/\p{Surrogate}/gu, ''))
  link.href = `${link.href.replace(/&body=.*/, '')}&body=${body}`
}
