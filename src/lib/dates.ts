const DATE_TIME = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * `November 20, 2026`, the same calendar day for every reader: a publication
 * date is stored as noon in UTC. '' when the text is no time.
 */
export function formatDay(timestamp: string): string {
  const time = parseTimestamp(timestamp)
  return time ? DAY.format(time) : ''
}

/** `November 2026`; '' when the text is no time. */
export function formatMonth(timestamp: string): string {
  const time = parseTimestamp(timestamp)
  return time ? MONTH.format(time) : ''
}

/** `Nov 20, 2026, 4:05 PM` in the reader's time zone; null when the text is no time. */
export function formatDateTime(timestamp: string): string | null {
  const time = parseTimestamp(timestamp)
  // Newer engines put a narrow no-break space before PM.
  return time && DATE_TIME.format(time).replace(/\u202f/g, ' ')
}

/** Reads PostgREST's `2026-11-20T16:08:43.266+00:00` and PostgreSQL's `2026-11-20 16:08:43.266+00`. */
export function parseTimestamp(timestamp: string): Date | null {
  const iso = timestamp.replace(/^(\d{4}-\d\d-\d\d) /, '$1T').replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/, '$1:00')
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? null : time
}
