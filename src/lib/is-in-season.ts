const HOUR_MS = 3_600_000

/**
 * Whether a moment is within a season (month and day, `03-01`). A fixed UTC offset, the one in effect when the season
 * begins and ends, avoids Intl, which is slow on phones (dates.ts). On other days an hour makes no difference.
 */
export function isInSeason(
  moment: Date,
  { from, to, utcOffsetHours }: { from: string; to: string; utcOffsetHours: number },
): boolean {
  const day = new Date(moment.getTime() + utcOffsetHours * HOUR_MS).toISOString().slice(5, 10)
  // A season may span the new year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
