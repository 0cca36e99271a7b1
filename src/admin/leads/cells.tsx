import { type ReactNode, useState } from 'react'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { mailLink, mapLink, phoneLink, textLink } from '@/lib/contact-links'
import { formatAge, formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { MISSING } from './lead-text'

// Cells of leads. In a card, below the `xl` breakpoint, contacts are lines with icons; in the table they are text.

/** Classes of the buttons in a card of a list, and on the dashboard. */
const buttonPlaces = {
  card: { button: 'grow basis-0 md:grow-0 md:basis-auto', call: 'basis-full md:w-56 md:basis-auto', number: '' },
  dashboard: { button: 'grow basis-0', call: 'md:basis-full xl:basis-60', number: 'hidden sm:inline' },
}

/** A link in the table to text or to open a map. A card has buttons instead. */
const tableLinkClass =
  'mt-1 hidden min-h-6 w-fit items-center gap-1 font-medium text-forest-700 text-small underline xl:flex'

const contactClass = 'flex grow items-center gap-2 py-1 text-small xl:min-h-0 xl:py-0'
const contactLinkClass = 'min-h-11 text-forest-700 underline xl:-my-3 xl:w-fit xl:py-3'

type Marks = { isNew: boolean; isEmergency?: boolean }

export const LeadName = ({ name, ...marks }: Marks & { name: string }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
    <strong className="font-semibold text-subtitle xl:basis-full xl:text-small">{name || MISSING}</strong>
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
export const LeadEmail = ({ email }: { email: string }) => (
  <ContactLink href={mailLink(email)} Icon={MailIcon}>
    {email ? email.split(/(?<=@)/).flatMap((part) => [part, <wbr key={part} />]) : MISSING}
  </ContactLink>
)

/** A number that can be dialed: a button of the table, on paper text. A card has another button (LeadButtons). */
export function LeadPhone({ name, phone, isNew }: { name: string; phone: string | null; isNew: boolean }) {
  const call = phoneLink(phone ?? '')
  if (!call) {
    return (
      <ContactLink href={null} Icon={PhoneIcon}>
        {phone || MISSING}
      </ContactLink>
    )
  }
  return (
    <div className="hidden xl:block print:block">
      <a
        href={call}
        className={cn(buttonClass(isNew ? 'brand' : 'outline', 'tight'), 'print:inline-flex print:border-0 print:p-0')}
      >
        {/* The icon is in the text, so that the button's baseline, which its row shares, is that of the text. */}
        <span className="wrap-anywhere min-w-0">
          <PhoneIcon className="mr-2 inline size-4.5" />
          {phone}
        </span>
      </a>
      <TextLink name={name} phone={phone} className={tableLinkClass} />
    </div>
  )
}

/** Buttons to call, to text and to open a map. */
export function LeadButtons({
  name,
  phone,
  address = '',
  isNew,
  place = 'card',
}: {
  name: string
  phone: string | null
  address?: string
  /** Nobody has called yet. */
  isNew: boolean
  place?: keyof typeof buttonPlaces
}) {
  const classes = buttonPlaces[place]
  const button = cn(buttonClass('outline', 'snug'), classes.button)
  const call = phoneLink(phone ?? '')
  return (
    <>
      {call && (
        <a href={call} className={cn(buttonClass(isNew ? 'brand' : 'outline', 'snug'), classes.button, classes.call)}>
          <PhoneIcon className="size-4.5" />
          <span className="wrap-anywhere min-w-0">
            Call <span className="sr-only">{name || MISSING}</span>{' '}
            <span className={cn('tabular-nums', classes.number)}>{phone}</span>
          </span>
        </a>
      )}
      <TextLink name={name} phone={phone} className={button} />
      <MapLink address={address} className={cn(button, !call && classes.call)} />
    </>
  )
}

/** Opens the owner's messaging app with a greeting. Only for a company that texts. */
function TextLink({ name, phone, className }: { name: string; phone: string | null; className: string }) {
  const text = `Hi ${name || 'there'}, this is ${company.shortName} about your tree.`
  const link = company.textsTo && textLink(phone ?? '', text)
  return link ? (
    <a href={link} aria-label={`Text ${name || MISSING}`} className={className}>
      <ChatIcon className="size-4.5" />
      Text
    </a>
  ) : null
}

export const LeadAddress = ({ address }: { address: string }) => (
  <>
    <ContactLink href={null} Icon={PinIcon}>
      {address || MISSING}
    </ContactLink>
    <MapLink address={address} className={tableLinkClass} />
  </>
)

function MapLink({ address, className }: { address: string; className: string }) {
  const map = mapLink(address)
  return map ? (
    <a
      href={map}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Map of ${address} (opens in a new tab)`}
      className={className}
    >
      <PinIcon className="size-4.5" />
      Map
    </a>
  ) : null
}

/** Text as typed. A very long one starts clamped. */
export function LeadText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > 1500 || text.split('\n').length > 25
  return (
    <>
      <p className={cn('max-w-136 whitespace-pre-line', isLong && !isWhole && 'line-clamp-12')}>{text || MISSING}</p>
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

/** When it was sent, and how long before the list was fetched (`now`, in ms): in a card in one line. */
export const LeadTime = ({ timestamp, now }: { timestamp: string; now: number }) => {
  const age = formatAge(timestamp, now)
  return (
    <>
      {formatDateTime(timestamp) ?? MISSING}
      {age && <span className="max-xl:before:content-['_·_'] xl:block">{age}</span>}
    </>
  )
}

/** A link, or plain text if there is no valid address. Links are large enough for a thumb. */
const ContactLink = ({ href, Icon, children }: { href: string | null; Icon: typeof MailIcon; children: ReactNode }) => (
  <a href={href ?? undefined} className={cn(contactClass, href ? contactLinkClass : 'min-h-8')}>
    <Icon className="size-5 text-bark-500 xl:hidden" />
    <span className="min-w-0">{children}</span>
  </a>
)
