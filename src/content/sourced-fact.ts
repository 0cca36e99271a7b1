/** A rule from the law or an authority. Source and date are shown, so the type requires them. */
export type SourcedFact = {
  title: string
  text: string
  /** Publisher and title, enough for a reader to find it. */
  source: string
  asOf: `as of ${string}` | 'a general rule'
  /** Whom a reader should ask, because rules change. */
  ask: string
}
