/** Adds what was typed into the form around a mailto: link, one line per filled field, for a form that cannot be sent. */
export function fillMailLink(link: HTMLAnchorElement) {
  const form = link.closest('form')
  if (!form) return
  const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${String(value)}`)
  // encodeURIComponent throws on a lone surrogate, such as a cut-off emoji leaves.
  const body = encodeURIComponent(lines.join('\r\n').replace(/\p{Surrogate}/gu, ''))
  link.href = `${link.href.replace(/&body=.*/, '')}&body=${body}`
}
