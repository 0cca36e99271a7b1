import { plainLine, plainText } from './plain-text.ts'

/** A row of either lead table, with common field names. */
export type Lead = {
  table: 'quote_requests' | 'ContactForm'
  id: string
  name: string
  email: string
  phone: string
  /** '' in a contact message. */
  address: string
  /** Service ids; empty in a contact message. */
  services: readonly string[]
  text: string
  createdAt: Date
  /** How many earlier leads the database gave up on; 0 from a Database Webhook created in the dashboard. */
  earlierUnsent: number
}

type Row = Readonly<Record<string, unknown>>

/** The maximum lengths in the tables (src/data/limits.ts). Longer values are truncated. */
export const LENGTHS = { name: 200, email: 254, phone: 200, address: 300, text: 5000, service: 100, services: 20 }

/**
 * Parses the payload of a database webhook: https://supabase.com/docs/guides/database/webhooks#payload
 * Throws a sentence that describes the problem without any visitor input.
 */
export function readLead(payload: unknown): Lead {
  if (!isRow(payload)) throw new Error('The payload is not an object.')
  const { type, schema, table, record, earlier_unsent } = payload
  if (type !== 'INSERT') throw new Error('The payload is not about an INSERT.')
  if (schema !== 'public' || (table !== 'quote_requests' && table !== 'ContactForm'))
    throw new Error('The payload is about neither of the tables public.quote_requests and public.ContactForm.')
  if (!isRow(record)) throw new Error('The payload has no record.')

  const earlierUnsent = typeof earlier_unsent === 'number' ? earlier_unsent : 0
  const common = { table, id: idOf(record), createdAt: timeOf(record), earlierUnsent } as const
  return table === 'quote_requests'
    ? {
        ...common,
        name: plainLine(textOf(record, 'name'), LENGTHS.name),
        email: plainLine(textOf(record, 'email'), LENGTHS.email),
        phone: plainLine(textOf(record, 'phone'), LENGTHS.phone),
        address: plainLine(textOf(record, 'address'), LENGTHS.address),
        services: servicesOf(record),
        text: plainText(textOf(record, 'description'), LENGTHS.text),
      }
    : {
        ...common,
        name: plainLine(textOf(record, 'FullName'), LENGTHS.name),
        email: plainLine(textOf(record, 'Email'), LENGTHS.email),
        phone: record['PhoneNumber'] === null ? '' : plainLine(textOf(record, 'PhoneNumber'), LENGTHS.phone),
        address: '',
        services: [],
        text: plainText(textOf(record, 'Description'), LENGTHS.text),
      }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(record: Row, column: string): string {
  const value = record[column]
  if (typeof value !== 'string') throw new Error(`The record's ${column} is not a string.`)
  return value
}

function idOf(record: Row): string {
  const id = textOf(record, 'id')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Error("The record's id is not a UUID.")
  return id
}

function timeOf(record: Row): Date {
  const time = new Date(textOf(record, 'created_at'))
  if (Number.isNaN(time.getTime())) throw new Error("The record's created_at is not a valid time.")
  return time
}

function servicesOf({ services }: Row): string[] {
  const isList = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every((service) => typeof service === 'string')
  if (!isList(services)) throw new Error("The record's services are not a list of strings.")
  return services.slice(0, LENGTHS.services).map((service) => plainLine(service, LENGTHS.service))
}
