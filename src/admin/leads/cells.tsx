import { Fragment, type ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { mailLink, mapLink, phoneLink } from '@/lib/contact-links'
import { formatAge, formatDateTime } from '@/lib/dates'
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { MISSING } from './text'

// Table cells for leads. Below the `xl` breakpoint, in a card, their links are buttons with icons.

/** Places the cells in a card, and gives the columns their widths in the table. */
export const leadCell = {
  name: 'max-xl:order-1 max-xl:grow xl:min-w-28',
  time: 'max-xl:order-2 max-xl:text-bark-700 max-xl:text-small xl:min-w-32',
  services: 'max-xl:order-3 max-xl:basis-full max-xl:font-medium max-xl:text-forest-700 xl:min-w-28',
  text: 'max-xl:order-4 max-xl:basis-full max-xl:pb-1',
  contact: 'max-xl:order-5 max-xl:self-center max-sm:basis-full',
}

type Marks = { isNew: boolean; isEmergency?: boolean }

export const LeadName = ({ name, ...marks }: Marks & { name: string }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <strong className="font-semibold">{name || MISSING}</strong>
    <LeadMarks {...marks} />
  </div>
)

export const LeadMarks = ({ isNew, isEmergency }: Marks) => (
  <>
    {isEmergency && <span className={`${markClass} bg-brick text-white`}>Emergency</span>}
    {isNew && <span className={`${markClass} bg-amber text-forest-900`}>New</span>}
  </>
)

const markClass = 'rounded-full px-2 font-semibold text-[0.8125rem] leading-5'

/** As typed, with a line break allowed after the @. */
export const LeadEmail = ({ email }: { email: string }) => (
  <ContactLink href={mailLink(email)} icon={<MailIcon className={iconClass} />}>
    {email
      ? email.split(/(?<=@)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))
      : MISSING}
  </ContactLink>
)

/** As typed; ten bare digits are grouped. */
export const LeadPhone = ({ phone }: { phone: string | null }) => (
  <ContactLink href={phoneLink(phone ?? '')} icon={<PhoneIcon className={iconClass} />}>
    {phone?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') || MISSING}
  </ContactLink>
)

/** The address and a map link, which opens in a new tab. */
export function LeadAddress({ address }: { address: string }) {
  const map = mapLink(address)
  return (
    <div className="max-xl:flex max-xl:items-center max-xl:gap-4">
      <span className="max-xl:grow">{address || MISSING}</span>
      {map && (
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Map of ${address} (opens in a new tab)`}
          className={cn(linkClass, 'shrink-0 whitespace-nowrap xl:mt-0.5 xl:min-h-6 xl:gap-1')}
        >
          <PinIcon className="size-4" />
          Map
        </a>
      )}
    </div>
  )
}

/** Absolute and relative time of submission. `now` is when the list was fetched (ms). */
export function LeadTime({ timestamp, now }: { timestamp: string; now: number }) {
  const age = formatAge(timestamp, now)
  return (
    <div className="flex flex-wrap gap-x-3 xl:block">
      <span>{(timestamp && formatDateTime(timestamp)) || MISSING}</span>
      {age && <span className="text-bark-700 xl:block">{age}</span>}
    </div>
  )
}

const iconClass = 'size-4 shrink-0 xl:hidden'

const linkClass =
  'flex w-fit items-center gap-2 font-medium text-forest-700 underline-offset-2 xl:underline ' +
  'max-xl:min-h-11 max-xl:rounded-control max-xl:border max-xl:border-forest-700/30 max-xl:px-4 max-xl:py-2'

/** Plain text if the value does not make a valid link. */
function ContactLink({ href, icon, children }: { href: string | null; icon: ReactNode; children: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} className={cn(linkClass, 'max-sm:w-full xl:-my-3.5 xl:py-3.5')}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
