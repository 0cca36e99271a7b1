import { quoteOptions } from '@/content/quote-options'
import type { ContactMessage, QuoteRequest } from '@/data/rows'
import { formatDateTime, parseTimestamp } from '@/lib/dates'
import { MISSING } from './cells'

// Leads as plain text for search, copy, print and CSV export.

const labels = new Map<string, string>(quoteOptions.map(({ id, label }) => [id, label]))

/** Labels of the service ids. An unknown id stays as is. */
export const serviceLabels = (services: QuoteRequest['services'] | null) =>
  services?.map((id) => labels.get(id) ?? id) ?? []

/** Input for matcherOf. */
export const searchableRequest = ({ name, email, phone, address, services, description }: QuoteRequest) => ({
  text: [name, email, phone, address, ...serviceLabels(services), description].join('\n'),
  phone,
})

/** Label and value of each field; '' if missing. The description comes last. */
export const requestFields = (request: QuoteRequest): [name: string, value: string][] => [
  ['Name', request.name],
  ['Email', request.email],
  ['Phone', request.phone],
  ['Address', request.address],
  ['Services', serviceLabels(request.services).join(', ')],
  ['Submitted At', formatDateTime(request.created_at) ?? ''],
  ['Description', request.description],
]

export const requestAsText = (request: QuoteRequest): string =>
  requestFields(request)
    .map(([name, value]) => (name === 'Description' ? `${name}:\n${value || MISSING}` : `${name}: ${value || MISSING}`))
    .join('\n')

/** CSV rows with a header. Times are in the reader's time zone and in a format that spreadsheets parse. */
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

/** `2026-11-20 16:05` in the reader's time zone; '' if the timestamp is invalid. */
function localTime(timestamp: string): string {
  const time = parseTimestamp(timestamp)
  if (!time) return ''
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16).replace('T', ' ')
}

/** Input for matcherOf. */
export const searchableMessage = ({ FullName, Email, PhoneNumber, Description }: ContactMessage) => ({
  text: [FullName, Email, PhoneNumber, Description].join('\n'),
  phone: PhoneNumber ?? '',
})

export const messageAsText = ({ FullName, Email, PhoneNumber, Description, created_at }: ContactMessage): string =>
  [
    `Name: ${FullName || MISSING}`,
    `Email: ${Email || MISSING}`,
    `Phone: ${PhoneNumber || MISSING}`,
    `Sent At: ${formatDateTime(created_at) ?? MISSING}`,
    `Message:\n${Description || MISSING}`,
  ].join('\n')
