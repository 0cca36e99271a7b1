/** What the law or an authority says, shown with where it stands and from when. Without these it does not compile. */
export type SourcedFact = {
  title: string
  text: string
  /** Publisher and title, as a reader could find it. */
  source: string
  asOf: `as of ${string}` | 'a general rule'
  /** Whom a reader should ask, as rules change. */
  ask: string
}
