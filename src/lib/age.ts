import { parseTimestamp } from './dates'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The coarser the older: each unit is used from its own length on, but weeks and months from the second on. */
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number, from: number][] = [
  ['year', 365 * DAY, 365 * DAY],
  ['month', 30 * DAY, 60 * DAY],
  ['week', 7 * DAY, 14 * DAY],
  ['day', DAY, DAY],
  ['hour', HOUR, HOUR],
  ['minute', MINUTE, MINUTE],
]

/** A clock that is a little slow must not take the age away. */
const TOLERATED_FUTURE = 5 * MINUTE

const format = new Intl.RelativeTimeFormat('en-US')

/** `2 hours ago`; null when the text is no time, or one that is yet to come. `now` is in milliseconds. */
export function ageOf(timestamp: string, now: number): string | null {
  const time = parseTimestamp(timestamp)
  if (!time) return null
  const age = now - time.getTime()
  if (age < -TOLERATED_FUTURE) return null
  const [unit, length] = UNITS.find(([, , from]) => age >= from) ?? []
  return unit && length ? format.format(-Math.floor(age / length), unit) : 'just now'
}
