import { quoteOptions } from '@/content/quote-options'
import type { ContactMessage, QuoteRequest } from '@/data/rows'
import { formatDateTime, parseTimestamp } from '@/lib/dates'
import { MISSING } from './cells'

// What visitors have sent as plain text: to be searched, copied, printed and exported.

const labels = new Map<string, string>(quoteOptions.map(({ id, label }) => [id, label]))

/** The service ids as the form calls them; one that it does not know stays as it is. */
export const serviceLabels = (services: QuoteRequest['services'] | null) =>
  services?.map((id) => labels.get(id) ?? id) ?? []

/** What the search looks through. */
export const searchableRequest = ({ name, email, phone, address, services, description }: QuoteRequest) => ({
  text: [name, email, phone, address, ...serviceLabels(services), description].join('\n'),
  phone,
})

/** The fields with their names; '' where one is missing. The description comes last. */
export const requestFields = (request: QuoteRequest): [name: string, value: string][] => [
  ['Name', request.name],
  ['Email', request.email],
  ['Phone', request.phone],
  ['Address', request.address],
  ['Services', serviceLabels(request.services).join(', ')],
  ['Submitted At', formatDateTime(request.created_at) ?? ''],
  ['Description', request.description],
]

/** All of a request as plain text. */
export const requestAsText = (request: QuoteRequest): string =>
  requestFields(request)
    .map(([name, value]) => (name === 'Description' ? `${name}:\n${value || MISSING}` : `${name}: ${value || MISSING}`))
    .join('\n')

/** A table of requests, the first row with the names of the columns. Times are those of the reader, as a spreadsheet reads them. */
export const requestTable = (requests: readonly QuoteRequest[]): string[][] => [
  ['Name', 'Email', 'Phone', 'Address', 'Services', 'Description', 'Submitted At'],
  ...requests.map(({ name, email, phone, address, services, description, created_at }) => [
    name,
    email,
    phone,
    address,
    serviceLabels(services).join(', '),
    description,
    localTime(created_at),
  ]),
]

/** `2026-11-20 16:05` in the reader's time zone; '' when the text is no time. */
function localTime(timestamp: string): string {
  const time = parseTimestamp(timestamp)
  if (!time) return ''
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16).replace('T', ' ')
}

/** What the search looks through. */
export const searchableMessage = ({ FullName, Email, PhoneNumber, Description }: ContactMessage) => ({
  text: [FullName, Email, PhoneNumber, Description].join('\n'),
  phone: PhoneNumber ?? '',
})

/** All of a message as plain text. */
export const messageAsText = ({ FullName, Email, PhoneNumber, Description, created_at }: ContactMessage): string =>
  [
    `Name: ${FullName || MISSING}`,
    `Email: ${Email || MISSING}`,
    `Phone: ${PhoneNumber || MISSING}`,
    `Sent At: ${formatDateTime(created_at) ?? MISSING}`,
    `Message:\n${Description || MISSING}`,
  ].join('\n')
