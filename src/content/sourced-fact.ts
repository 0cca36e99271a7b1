/** A rule from the law or an authority. Source and date are shown, so the type requires them. */
export type SourcedFact = {
  title: string
  text: string
  /** Publisher and title, enough for a reader to find it. */
  source: string
  /** The source's own date, or the month in which it was read. */
  asOf: `as of ${string}` | `read in ${string}`
  /** Whom to ask, because rules change. */
  ask: string
}
