import { company } from '@/content/company'

/** A mail to the company with all that stands in a form, a line for each field: the way out when a form cannot be sent. */
export function mailLinkOf(form: HTMLFormElement, subject: string): string {
  const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${String(value)}`)
  return `${company.emailLink}?subject=${encode(subject)}&body=${encode(lines.join('\r\n'))}`
}

// Half a character, as a cut-off emoji leaves it, cannot be encoded.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
