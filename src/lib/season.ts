const HOUR_MS = 3_600_000

/**
 * Whether a moment lies in some weeks of the year where the clocks are so far
 * ahead of UTC. Not Intl, which takes a phone long (dates.ts): the offset is that
 * of the two edges, and in between and outside an hour makes no difference.
 */
export function isInSeason(
  moment: Date,
  { from, to, utcOffsetHours }: { from: string; to: string; utcOffsetHours: number },
): boolean {
  const day = new Date(moment.getTime() + utcOffsetHours * HOUR_MS).toISOString().slice(5, 10)
  // A season may span the new year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
