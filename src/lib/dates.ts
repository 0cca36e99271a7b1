// Public pages avoid the formatters of Intl: creating the first one takes a phone longer than rendering a page.
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const monthName = (time: Date) => MONTHS[time.getUTCMonth()]

/** `from March 1 to May 31`, for days such as `03-01`. No-break spaces keep each month with its day. */
export function formatSpan({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => `${MONTHS[Number(day.slice(0, 2)) - 1]}\u00a0${Number(day.slice(3))}`)
  return `from ${first} to ${last}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let dateTime: Intl.DateTimeFormat | undefined
let relativeTime: Intl.RelativeTimeFormat | undefined

/** `November 20, 2026`: the day in UTC, the same in every time zone; '' when the text is not a timestamp. */
export function formatDay(timestamp: string): string {
  const time = parseTimestamp(timestamp)
  return time ? `${monthName(time)} ${time.getUTCDate()}, ${time.getUTCFullYear()}` : ''
}

/** The day that formatDay() shows, as `2026-11-20`; '' when the text is not a timestamp. */
export function dayOf(timestamp: string): string {
  return parseTimestamp(timestamp)?.toISOString().slice(0, 10) ?? ''
}

/** `2026-11-20 16:05` in the local time zone; null when the text is not a timestamp. */
export function formatLocalTime(timestamp: string): string | null {
  const time = parseTimestamp(timestamp)
  if (!time) return null
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * MINUTE)
  return shifted.toISOString().slice(0, 16).replace('T', ' ')
}

/** Today in the local time zone, as `2026-11-20`. */
export const today = () => formatLocalTime(new Date().toISOString())?.slice(0, 10) ?? ''

/**
 * ISO timestamp on a day such as `2026-11-20`. If `previous` is on this day, it is kept. Otherwise the time of day says
 * when it was written, so that the posts of one day have an order: 24 hours are mapped to those from 10:00 to 22:00 UTC
 * (`2026-11-20T16:00Z` at noon), because in these it is the same day from Hawaii to Berlin. The current time when the
 * text is not a day.
 */
export function makeTimestamp(day: string, previous = ''): string {
  const before = parseTimestamp(previous)?.toISOString()
  if (before?.slice(0, 10) === day) return before
  const now = new Date()
  const start = parseTimestamp(`${day}T10:00:00Z`)
  // Engines parse February 31 as a day in March.
  if (!start?.toISOString().startsWith(day)) return now.toISOString()
  const sinceMidnight = now.getTime() - new Date(now).setHours(0, 0, 0, 0)
  return new Date(start.getTime() + sinceMidnight / 2).toISOString()
}

/** `November 2026`; '' when the text is not a timestamp. */
export function formatMonth(timestamp: string): string {
  const time = parseTimestamp(timestamp)
  return time ? `${monthName(time)} ${time.getUTCFullYear()}` : ''
}

/** `Nov 20, 2026, 4:05 PM` in the local time zone; null when the text is not a timestamp. */
export function formatDateTime(timestamp: string): string | null {
  const time = parseTimestamp(timestamp)
  dateTime ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  // Newer engines put a narrow no-break space before PM.
  return time && dateTime.format(time).replace(/\u202f/g, ' ')
}

/** Parses PostgREST's `2026-11-20T16:08:43.266+00:00` and PostgreSQL's `2026-11-20 16:08:43.266+00`. */
export function parseTimestamp(timestamp: string): Date | null {
  const iso = timestamp.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/, '$1:00')
  const time = new Date(iso)
  // A date near either end of what a Date can hold has no local time everywhere.
  return Number.isNaN(time.getTime()) || Math.abs(time.getUTCFullYear()) > 9999 ? null : time
}

const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

/** `2 hours ago`; null when the text is not a timestamp. `now` is in milliseconds. */
export function formatAge(timestamp: string, now: number): string | null {
  const time = parseTimestamp(timestamp)
  if (!time) return null
  const age = now - time.getTime()
  // A time in the future counts as now: this machine's clock may be slow.
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? []
  if (!unit || !length) return 'just now'
  relativeTime ??= new Intl.RelativeTimeFormat('en-US')
  return relativeTime.format(-Math.floor(age / length), unit)
}
