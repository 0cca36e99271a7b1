import type { ReactNode } from 'react'
import { mailLink, mapLink, phoneLink } from '@/lib/contact-links'
import { ageOf, formatDateTime } from '@/lib/dates'
import { formatPhone } from '@/lib/format-phone'
import { useNow } from '@/lib/use-now'
import { PinIcon } from '@/ui/icons'

// Table cells for leads. Narrow screens have lead-card.tsx.

export const MISSING = 'N/A'

export const LeadName = ({ name, isNew }: { name: string; isNew: boolean }) => (
  <>
    <strong className="font-semibold">{name || MISSING}</strong>
    {isNew && (
      <>
        {' '}
        <span className="inline-block rounded-full bg-amber px-2 font-semibold text-[0.8125rem] text-forest-900 leading-5">
          New
        </span>
      </>
    )}
  </>
)

export const LeadEmail = ({ email }: { email: string }) =>
  email ? (
    <MaybeLink href={mailLink(email)}>
      <Breakable email={email} />
    </MaybeLink>
  ) : (
    MISSING
  )

export const LeadPhone = ({ phone }: { phone: string | null }) =>
  phone ? <MaybeLink href={phoneLink(phone)}>{formatPhone(phone)}</MaybeLink> : MISSING

/** The address and, below it, a map link that opens in a new tab. */
export function LeadAddress({ address }: { address: string }) {
  const map = mapLink(address)
  return (
    <>
      {address || MISSING}
      {map && (
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Map of ${address} (opens in a new tab)`}
          className="mt-0.5 flex min-h-6 w-fit items-center gap-1 font-medium text-forest-700 underline underline-offset-2"
        >
          <PinIcon className="size-4" />
          Map
        </a>
      )}
    </>
  )
}

/** Absolute and relative time of submission. */
export function LeadTime({ timestamp }: { timestamp: string }) {
  const age = ageOf(timestamp, useNow())
  return (
    <>
      {(timestamp && formatDateTime(timestamp)) || MISSING}
      {age && <span className="block text-bark-700">{age}</span>}
    </>
  )
}

/** Plain text if the input does not make a valid link. */
function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} className="-my-3.5 inline-block py-3.5 font-medium text-forest-700 underline underline-offset-2">
      {children}
    </a>
  )
}

/** Allows a line break after the @. */
function Breakable({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
