import { mailLink, mapLink, phoneLink } from './contact-links.ts'
import type { Lead } from './lead.ts'
import { escapeHtml, plainLine } from './plain-text.ts'
import { serviceLabel } from './service-labels.ts'

export type Mail = { subject: string; html: string; text: string; replyTo: string | null }

const SUBJECT_LENGTH = 150

const LINK_STYLE = 'display: inline-block; padding: 9px 0; font-weight: bold; color: #22472d'

/**
 * The mail about a lead. The same lead makes the same mail to the letter: the
 * provider knows it again by that. What it says of an answer is true of `replyTo`.
 */
export function mailOf(lead: Lead, timeZone: string, { replyTo } = { replyTo: replyAddressOf(lead.email) }): Mail {
  const fields = fieldsOf(lead, timeZone)
  const close = replyTo
    ? 'Answer this mail, and your answer goes to the visitor.'
    : 'An answer to this mail does not reach the visitor: the e-mail address cannot be answered by itself.'
  return {
    subject: subjectOf(lead),
    replyTo,
    text: [...fields.map(({ label, value }) => `${label}: ${value}`), '', lead.text, '', close, ''].join('\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font: 17px/1.5 sans-serif; color: #33231a">',
      ...fields.map(({ label, value, link }) => `<p style="margin: 0 0 6px">${label}: ${shown(value, link)}</p>`),
      `<p style="margin: 20px 0; white-space: pre-wrap">${escapeHtml(lead.text)}</p>`,
      `<p style="color: #555555">${close}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function subjectOf({ table, name, address, services }: Lead): string {
  if (table === 'ContactForm') return plainLine(`Contact message from ${name}`, SUBJECT_LENGTH)
  const who = [name, townOf(address)].filter(Boolean).join(', ')
  return plainLine(`Quote request from ${who}: ${services.map(serviceLabel).join(', ')}`, SUBJECT_LENGTH)
}

type Field = { label: string; value: string; link?: string | null }

/** In the order in which the owner needs them, on a phone: call, drive there, write. What is empty is left out. */
function fieldsOf({ phone, address, name, email, services, createdAt }: Lead, timeZone: string): Field[] {
  const fields: Field[] = [
    { label: 'Phone', value: phone, link: phoneLink(phone) },
    { label: 'Address', value: address, link: mapLink(address) },
    { label: 'Name', value: name },
    { label: 'Email', value: email, link: mailLink(email) },
    { label: 'Services', value: services.map(serviceLabel).join(', ') },
    { label: 'Sent', value: timeIn(timeZone, createdAt) },
  ]
  return fields.filter(({ value }) => value !== '')
}

/** Links are high enough for a thumb. */
const shown = (value: string, link: string | null | undefined) =>
  link ? `<a href="${escapeHtml(link)}" style="${LINK_STYLE}">${escapeHtml(value)}</a>` : escapeHtml(value)

/** Null unless it is one plain address; a provider refuses the whole mail for any other. */
function replyAddressOf(email: string): string | null {
  const isPlain = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z]$/i
  return isPlain.test(email) && email.length <= 254 ? email : null
}

/** The town in an address that was typed freely: the last part before state and ZIP code. '' when there is none. */
function townOf(address: string): string {
  const withoutState = address
    .replace(/[\s,]+USA?$/i, '')
    .replace(/[\s,]*\b(?:[A-Z]{2})?[\s,.]*(?:\d{5}(?:-\d{4})?)?$/, '')
  const [, ...parts] = withoutState.split(',').map((part) => part.trim())
  const names = parts.filter((part) => !/\d|^(apt|unit|suite|lot)\b/i.test(part))
  // Of two names the second is a state that was written out.
  return names[0] ?? ''
}

function timeIn(timeZone: string, time: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' })
  // Newer engines put a narrow no-break space before PM, others none.
  return format.format(time).replace(/\u202f/g, ' ')
}
