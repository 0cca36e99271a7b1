/** What a town's page says beyond its name: each fact is true of that town and comes from a public source. */
export type TownFact = {
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
  /** What a tree owner there should ask the city or township, shown with 'as of' and 'please ask the city'; only where a source says so. */
  rule?: { text: string; asOf: string; source: string }
}
