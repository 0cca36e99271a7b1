/** What a town's page says beyond its name: each fact is true of that town and comes from a public source. */
type TownFact = {
  heading: string
  text: string
  /** Publisher and title, as a reader could find it. */
  source: string
}

export type Town = {
  introduction: string
  facts: readonly TownFact[]
  /** About how to reach it from the shop in Ann Arbor (48103). */
  distance: string
  /** What the city or township wants to be asked; only where a source says so. */
  rule?: SourcedFact
}

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
