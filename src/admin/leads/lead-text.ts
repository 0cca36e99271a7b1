import { townOf } from '@shared/town-of'
import { company } from '@/content/company'
import { joinServiceLabels } from '@/content/quote-options'
import { towns } from '@/content/towns/towns'
import type { ContactMessage, QuoteRequest } from '@/data/rows'
import { formatDateTime, formatLocalTime, MONTHS, parseTimestamp } from '@/lib/dates'

// Leads as plain text for search, copy and CSV export.

export const MISSING = 'N/A'

/** Name and value of each field; '' if missing. */
type Fields = readonly (readonly [name: string, value: string])[]

export const isEmergencyRequest = ({ services }: QuoteRequest) => services.includes('emergency-service')

/** `Springfield` in `12 Elm St, Springfield, OH 45501`; the whole address if it names no town. */
export const townOrAddress = (address: string) =>
  townOf(address, company.address.stateName, townNames) || address.trim()

const townNames = towns.map(({ name }) => name)

export const requestFields = (request: QuoteRequest, formatTime = formatDateTime): Fields => [
  ['Name', request.name],
  ['Email', request.email],
  ['Phone', request.phone],
  ['Address', request.address],
  ['Services', joinServiceLabels(request.services)],
  ['Description', request.description],
  ['Submitted At', formatTime(request.created_at) ?? ''],
]

export const messageFields = (message: ContactMessage): Fields => [
  ['Name', message.FullName],
  ['Email', message.Email],
  ['Phone', message.PhoneNumber ?? ''],
  ['Sent At', formatDateTime(message.created_at) ?? ''],
  ['Message', message.Description],
]

export const joinFields = (fields: Fields): string =>
  fields.map(([name, value]) => `${name}: ${value || MISSING}`).join('\n')

export const searchableRequest = (row: QuoteRequest) => joinSearchable(requestFields(row), row.phone, row.created_at)

export const searchableMessage = (row: ContactMessage) =>
  joinSearchable(messageFields(row), row.PhoneNumber, row.created_at)

/** The values, the phone number's digits, and the day as people write it: November 20, 11/20/2026, 2026-11-20. */
function joinSearchable(fields: Fields, phone: string | null, timestamp: string): string {
  const time = parseTimestamp(timestamp)
  const day = time && `${MONTHS[time.getMonth()]} ${time.toLocaleDateString('en-US')} ${formatLocalTime(timestamp)}`
  return [...fields.map(([, value]) => value), phone?.replace(/\D/g, ''), day].join('\n')
}

/** CSV rows with a header, and times that spreadsheets can parse. */
export function requestTable(requests: readonly QuoteRequest[]): string[][] {
  const rows = requests.map((request) => requestFields(request, formatLocalTime))
  return [rows[0]?.map(([name]) => name) ?? [], ...rows.map((fields) => fields.map(([, value]) => value))]
}
