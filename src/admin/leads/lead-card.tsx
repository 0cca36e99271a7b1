import { type ReactNode, useId } from 'react'
import { mailLink, mapLink, phoneLink } from '@/lib/contact-links'
import { ageOf, formatDateTime } from '@/lib/dates'
import { formatPhone } from '@/lib/format-phone'
import { useNow } from '@/lib/use-now'
import { buttonClass } from '@/ui/button'
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { LeadName, MISSING } from './cells'

/** A request or message where the table does not fit: who, when, what, and buttons to answer. */
export function LeadCard({
  name,
  isNew,
  timestamp,
  services,
  text,
  phone,
  email,
  address,
}: {
  name: string
  isNew: boolean
  timestamp: string
  services?: string
  text: string
  phone: string | null
  email: string
  address?: string
}) {
  const heading = useId()
  const details = {
    Phone: phone && formatPhone(phone),
    Email: email,
    ...(address !== undefined && { Address: address }),
    Time: formatDateTime(timestamp),
  }
  return (
    <article aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="font-body text-body">
          <LeadName name={name} isNew={isNew} />
        </h2>
        <p className="text-bark-700 text-small">{ageOf(timestamp, useNow()) ?? MISSING}</p>
      </div>
      {services !== undefined && <p className="font-medium text-forest-700">{services || MISSING}</p>}
      <p className="mt-2 max-w-text whitespace-pre-line">{text || MISSING}</p>
      <ul className="mt-3 text-bark-700 text-small">
        {Object.entries(details).map(([what, value]) => (
          <li key={what}>{value || `${what}: ${MISSING}`}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <CallLink name={name} phone={phone} />
        <AnswerLink href={mailLink(email)} label={`Email ${name || MISSING}`} icon={<MailIcon />}>
          Email
        </AnswerLink>
        {address !== undefined && (
          <AnswerLink
            href={mapLink(address)}
            label={`Map of ${address} (opens in a new tab)`}
            icon={<PinIcon />}
            isNewTab
          >
            Map
          </AnswerLink>
        )}
      </div>
    </article>
  )
}

/** Renders nothing if the text is not a phone number. */
export const CallLink = ({ name, phone }: { name: string; phone: string | null }) => (
  <AnswerLink href={phoneLink(phone ?? '')} label={`Call ${name || MISSING}`} icon={<PhoneIcon />} tone="brand">
    Call
  </AnswerLink>
)

function AnswerLink({
  href,
  label,
  icon,
  tone = 'outline',
  isNewTab = false,
  children,
}: {
  href: string | null
  /** Starts with the visible word. */
  label: string
  icon: ReactNode
  tone?: 'brand' | 'outline'
  isNewTab?: boolean
  children: string
}) {
  if (!href) return null
  return (
    <a
      href={href}
      {...(isNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-label={label}
      className={`${buttonClass(tone, 'small')} grow basis-20 gap-1.5! whitespace-nowrap px-1.5! sm:min-w-28 sm:grow-0`}
    >
      {icon}
      {children}
    </a>
  )
}
