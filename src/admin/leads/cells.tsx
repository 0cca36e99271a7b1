import { Fragment, type ReactNode, useState } from 'react'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { mailLink, mapLink, phoneLink, textLink } from '@/lib/contact-links'
import { formatAge, formatDateTime } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { MISSING } from './text'

// Table cells for leads. Below the `xl` breakpoint, in a card, their links are buttons with icons.

/** Places the cells in a card, and gives the columns their widths in the table. With `contents` their parts are placed. */
export const leadCell = {
  name: 'max-xl:order-1 xl:min-w-36',
  services: 'max-xl:order-3 max-sm:basis-full max-xl:font-semibold max-xl:text-small xl:min-w-34 2xl:min-w-40',
  phone: 'max-xl:contents max-xl:*:order-6 xl:min-w-37',
  email: 'max-xl:order-5 max-sm:basis-full xl:min-w-34 2xl:min-w-60',
  address: 'max-xl:contents xl:min-w-34',
  time: 'max-xl:order-2 max-xl:-mt-1.5 max-xl:basis-full max-xl:text-small xl:min-w-32',
}

type Marks = { isNew: boolean; isEmergency?: boolean }

export const LeadName = ({ name, ...marks }: Marks & { name: string }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <strong className="font-semibold max-xl:text-[1.125rem]">{name || MISSING}</strong>
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

/** `isMain`: bold, and in a card the button with the dark border. */
type LinkProps = { isMain?: boolean | undefined }

/** As typed, with a line break allowed after the @. */
export const LeadEmail = ({ email, isMain }: LinkProps & { email: string }) => (
  <ContactLink href={mailLink(email)} Icon={MailIcon} isMain={isMain}>
    {isMain && <span className="xl:hidden">Reply to </span>}
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

export const LeadPhone = ({ name, phone, isMain }: LinkProps & { name: string; phone: string | null }) => (
  <>
    <ContactLink href={phoneLink(phone ?? '')} Icon={PhoneIcon} isMain={isMain}>
      {phone || MISSING}
    </ContactLink>
    <TextLink name={name} phone={phone} className={cn(linkClass, quietClass, underRowClass)} />
  </>
)

/** Opens the owner's own messages, with a greeting. Only for a company that texts. */
export function TextLink({ name, phone, className }: { name: string; phone: string | null; className: string }) {
  const text = `Hi ${name || 'there'}, this is ${company.shortName} about your tree.`
  const link = company.textsTo && textLink(phone ?? '', text)
  return link ? (
    <a href={link} aria-label={`Text ${name || MISSING}`} className={className}>
      <ChatIcon className="size-4" />
      Text
    </a>
  ) : null
}

/** The address and a map link, which opens in a new tab. */
export function LeadAddress({ address }: { address: string }) {
  const map = mapLink(address)
  return (
    <>
      <span className="max-sm:-mt-1.5 max-sm:basis-full max-xl:order-4 max-xl:text-small sm:max-xl:-ml-0.5 sm:max-xl:before:content-['·_']">
        {address || MISSING}
      </span>
      {map && (
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Map of ${address} (opens in a new tab)`}
          className={cn(linkClass, quietClass, underRowClass, 'sm:max-xl:order-7')}
        >
          <PinIcon className="size-4" />
          Map
        </a>
      )}
    </>
  )
}

/** Text as it was typed. A very long one starts clamped. */
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

/** Time of submission, and age. `now` is when the list was fetched (ms). */
export function LeadTime({ timestamp, now }: { timestamp: string; now: number }) {
  const age = formatAge(timestamp, now)
  return (
    <>
      {(timestamp && formatDateTime(timestamp)) || MISSING}
      {age && <span className="text-bark-700 text-small max-xl:before:content-['_·_'] xl:block">{age}</span>}
    </>
  )
}

const linkClass =
  'flex w-fit items-center gap-2 text-forest-700 underline-offset-2 xl:underline ' +
  'max-xl:min-h-11 max-xl:rounded-control max-xl:border max-xl:px-3 max-xl:py-2 max-xl:text-small'

/** Text and Map: below the number in a card on a phone, below their text in the table. */
const underRowClass = 'max-xl:order-6 max-sm:grow max-sm:justify-center xl:-mt-px xl:min-h-6 xl:gap-1'
const mainClass = 'font-semibold max-xl:border-forest-700'
const quietClass = 'font-medium max-xl:border-sage'

/** Plain text if the value does not make a valid link. */
const ContactLink = ({
  href,
  Icon,
  isMain = false,
  children,
}: LinkProps & { href: string | null; Icon: typeof MailIcon; children: ReactNode }) =>
  href ? (
    <a
      href={href}
      className={cn(
        linkClass,
        'max-sm:w-full max-sm:justify-center xl:-my-3.5 xl:py-3.5',
        isMain ? mainClass : quietClass,
      )}
    >
      <Icon className="size-4 shrink-0 xl:hidden" />
      <span>{children}</span>
    </a>
  ) : (
    <span>{children}</span>
  )
