const HOUR_MS = 3_600_000

/**
 * Whether a moment is within a season (month and day, `03-01`), by the company's clock. Intl knows that clock, but is
 * slow on phones (dates.ts). A fixed UTC offset is enough: the time is only compared with the midnights at both ends of
 * the season, so the offset has to be right on those two days. Daylight saving time between them changes no answer.
 */
export function isInSeason(
  moment: Date,
  { from, to, utcOffsetHours }: { from: string; to: string; utcOffsetHours: number },
): boolean {
  const day = new Date(moment.getTime() + utcOffsetHours * HOUR_MS).toISOString().slice(5, 10)
  // A season may span the new year.
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}
