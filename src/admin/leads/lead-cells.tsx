import { mailLink, mapLink, phoneLink, textLink } from '@shared/contact-links'
import { type ReactNode, useState } from 'react'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { formatAge, formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { rememberContact, useLastContact } from './last-contact'
import { MISSING } from './lead-text'

const buttonPlaces = {
  card: { button: 'grow basis-0 md:min-w-28 xl:min-w-auto', call: '' },
  dashboard: { button: 'grow basis-0', call: 'md:basis-full xl:basis-60' },
}

type Marks = { isNew: boolean; isEmergency?: boolean }

export const LeadName = ({ name, ...marks }: Marks & { name: string }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
    <strong className="font-semibold text-subtitle">{name || MISSING}</strong>
    <LeadMarks {...marks} />
  </div>
)

export const LeadMarks = ({ isNew, isEmergency }: Marks) => (
  <>
    {isEmergency && <span className="ui-pill bg-brick text-white">Emergency</span>}
    {isNew && <span className="ui-pill bg-amber text-forest-900">New</span>}
  </>
)

/** The e-mail address as typed, with a line break allowed after the @. */
export const LeadEmail = ({ id, email }: { id: string; email: string }) => (
  <ContactLink href={mailLink(email)} Icon={MailIcon} onClick={() => rememberContact(id, 'E-mailed')}>
    {email ? email.split(/(?<=@)/).flatMap((part) => [part, <wbr key={part} />]) : MISSING}
  </ContactLink>
)

export const LeadPhone = ({ id, phone }: { id: string; phone: string | null }) => (
  <ContactLink href={phoneLink(phone ?? '')} Icon={PhoneIcon} onClick={() => rememberContact(id, 'Called')}>
    {phone || MISSING}
  </ContactLink>
)

type LeadProps = {
  id: string
  name: string
  phone: string | null
  address?: string
  isNew: boolean
  place?: keyof typeof buttonPlaces
}

/** Buttons to call, to text (if the company texts) and to open a map, and below them the last contact. */
export function LeadButtons({ id, name, phone, address = '', isNew, place = 'card' }: LeadProps) {
  const last = useLastContact(id)
  const classes = buttonPlaces[place]
  const button = cn(buttonClass('outline', 'snug'), classes.button)
  const call = phoneLink(phone ?? '')
  const greeting = `Hi ${name || 'there'}, this is ${company.shortName} about your tree.`
  const text = company.textsTo && textLink(phone ?? '', greeting)
  const map = mapLink(address)
  const time = last && formatDateTime(last.timestamp)
  return (
    <>
      {call && (
        <a
          href={call}
          aria-label={place === 'dashboard' ? `Call ${phone}: ${name || MISSING}` : `Call ${name || MISSING}`}
          className={cn(buttonClass(isNew && !time ? 'brand' : 'outline', 'snug'), classes.button, classes.call)}
          onClick={() => rememberContact(id, 'Called')}
        >
          <PhoneIcon className="size-4.5" />
          <span className={cn(place === 'dashboard' && 'wrap-anywhere min-w-0')}>
            Call {place === 'dashboard' && <span className="hidden tabular-nums sm:inline">{phone}</span>}
          </span>
        </a>
      )}
      {text && (
        <a
          href={text}
          aria-label={`Text ${name || MISSING}`}
          className={button}
          onClick={() => rememberContact(id, 'Texted')}
        >
          <ChatIcon className="size-4.5" />
          Text
        </a>
      )}
      {map && (
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Map of ${address} (opens in a new tab)`}
          className={cn(button, !call && classes.call)}
        >
          <PinIcon className="size-4.5" />
          Map
        </a>
      )}
      {time && <p className="ui-note basis-full">{`${last.contact} ${time} from this device`}</p>}
    </>
  )
}

export const LeadAddress = ({ address }: { address: string }) => (
  <ContactLink href={null} Icon={PinIcon}>
    {address || MISSING}
  </ContactLink>
)

/** A text as it was typed. A very long one is clamped at first. */
export function LeadText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > 1500 || text.split('\n').length > 25
  return (
    <>
      <p className={cn('max-w-text whitespace-pre-line', isLong && !isWhole && 'line-clamp-12')}>{text || MISSING}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className={cn(buttonClass('outline', 'small'), 'mt-2')}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  )
}

/** When the lead was sent, and how old it was when the list was fetched (`now`, in ms). */
export const LeadTime = ({ timestamp, now }: { timestamp: string; now: number }) => {
  const age = formatAge(timestamp, now)
  return (
    <>
      <span>{formatDateTime(timestamp) ?? MISSING}</span>
      {age && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{age}</span>
        </>
      )}
    </>
  )
}

/** A link, or plain text without an `href`. Links are large enough for a thumb. */
function ContactLink({
  href,
  Icon,
  onClick,
  children,
}: {
  href: string | null
  Icon: typeof MailIcon
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <a
      href={href ?? undefined}
      className={cn(
        'flex items-center gap-2 py-1 text-small md:min-h-11 xl:min-h-8',
        href && 'min-h-11 text-forest-700 underline',
      )}
      onClick={href ? onClick : undefined}
    >
      <Icon className="size-5 text-bark-500" />
      <span className="min-w-0">{children}</span>
    </a>
  )
}
