import { mailLink, mapLink, phoneLink, textLink } from '../_shared/contact-links.ts'
import { townOf } from '../_shared/town-of.ts'
import type { Lead } from './lead.ts'
import { escapeHtml, isEmail, plainLine } from './plain-text.ts'
import { serviceLabel } from './service-labels.ts'
import type { Settings } from './settings.ts'

export type Mail = { subject: string; html: string; text: string; replyTo: string | null }

const SUBJECT_LENGTH = 150

const LINK_STYLE = 'display: inline-block; padding: 9px 0; font-weight: bold; color: #22472d'

/**
 * The mail about a lead. Deterministic, because the idempotency key contains a digest of it. The closing line must
 * match `replyTo`, which is null unless the visitor gave one plain address: the provider rejects the whole mail for an
 * invalid one.
 */
export function mailOf(
  lead: Lead,
  settings: Pick<Settings, 'timeZone' | 'shortName'>,
  { replyTo } = { replyTo: isEmail(lead.email) ? lead.email : null },
): Mail {
  const fields = fieldsOf(lead, settings)
  const { earlierUnsent } = lead
  const isOne = earlierUnsent === 1
  const notice = `${earlierUnsent} earlier ${isOne ? 'request' : 'requests'} could not be emailed: see the panel.`
  const closing = replyTo
    ? 'Reply to this email, and your reply goes to the visitor.'
    : 'A reply to this email will not reach the visitor: the email address they gave cannot be replied to directly.'
  const notices = earlierUnsent > 0 ? [notice, closing] : [closing]
  return {
    subject: subjectOf(lead),
    replyTo,
    text: [...fields.map(({ label, value }) => `${label}: ${value}`), '', lead.text, '', ...notices, ''].join('\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font: 17px/1.5 sans-serif; color: #33231a">',
      ...fields.map(({ label, value, link }) => `<p style="margin: 0 0 6px">${label}: ${valueHtml(value, link)}</p>`),
      `<p style="margin: 20px 0; white-space: pre-wrap">${escapeHtml(lead.text)}</p>`,
      ...notices.map((line) => `<p style="color: #54392a">${line}</p>`),
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

/** In the order in which an owner with a phone needs them: call, text, drive there, write. Omits empty fields. */
function fieldsOf(
  { phone, address, name, email, services, createdAt }: Lead,
  { timeZone, shortName }: Pick<Settings, 'timeZone' | 'shortName'>,
): Field[] {
  const text = shortName ? textLink(phone, `Hi ${name}, this is ${shortName} about your tree.`) : null
  const fields: Field[] = [
    { label: 'Phone', value: phone, link: phoneLink(phone) },
    { label: 'Text', value: text ? phone : '', link: text },
    { label: 'Address', value: address, link: mapLink(address) },
    { label: 'Name', value: name },
    { label: 'Email', value: email, link: mailLink(email) },
    { label: 'Services', value: services.map(serviceLabel).join(', ') },
    { label: 'Sent', value: timeIn(timeZone, createdAt) },
  ]
  return fields.filter(({ value }) => value !== '')
}

/** Links have a tap target large enough for a thumb. */
const valueHtml = (value: string, link: string | null | undefined) =>
  link ? `<a href="${escapeHtml(link)}" style="${LINK_STYLE}">${escapeHtml(value)}</a>` : escapeHtml(value)

function timeIn(timeZone: string, time: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' })
  // Newer engines put a narrow no-break space (U+202F) before PM; normalize it to a space.
  return format.format(time).replace(/\u202f/g, ' ')
}
