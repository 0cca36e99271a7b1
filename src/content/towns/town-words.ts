import type { SourcedFact } from '@/content/sourced-fact'
import type { CloseUp } from './town-pictures'
import { annArbor } from './town-words/ann-arbor'
import { brighton } from './town-words/brighton'
import { dexter } from './town-words/dexter'
import { northville } from './town-words/northville'
import { novi } from './town-words/novi'
import { plymouth } from './town-words/plymouth'
import { saline } from './town-words/saline'
import { southLyon } from './town-words/south-lyon'
import { whitmoreLake } from './town-words/whitmore-lake'
import type { TownSlug } from './towns'

/** A fact that is true of this town and comes from a public source. */
type TownFact = {
  heading: string
  text: string
  /** Publisher and title, enough for a reader to find it. */
  source: string
}

export type TownWords = {
  introduction: string
  facts: readonly TownFact[]
  /** A picture of something that the facts mention. The caption is true of the town. */
  closeUp: { picture: CloseUp; caption: string }
  /** Approximate distance and route from the shop. */
  distance: string
  /** Tree rule of the city or township, such as a removal permit. Only with a source that states it. */
  rule?: SourcedFact
}

/** The words of each town's page, by slug. */
export const townWords: Readonly<Record<TownSlug, TownWords>> = {
  'ann-arbor': annArbor,
  plymouth,
  northville,
  saline,
  dexter,
  'south-lyon': southLyon,
  novi,
  'whitmore-lake': whitmoreLake,
  brighton,
}

/** On the page of a town without a rule of its own. */
export const ASK_FIRST =
  'Before a tree comes down, ask the city or township, and your homeowners’ association if you have one, whether you need a permit. Rules differ, and they change.'

/** Above the sources of a town's facts. */
export const SOURCES_READ = 'Read in November 2026:'
