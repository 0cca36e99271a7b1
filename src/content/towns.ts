import type { TownSlug } from './service-areas'
import type { Town } from './town'
import { annArbor } from './towns/ann-arbor'
import { brighton } from './towns/brighton'
import { dexter } from './towns/dexter'
import { northville } from './towns/northville'
import { novi } from './towns/novi'
import { plymouth } from './towns/plymouth'
import { saline } from './towns/saline'
import { southLyon } from './towns/south-lyon'
import { whitmoreLake } from './towns/whitmore-lake'

/** The words of each town's page, by slug. */
export const towns: Readonly<Record<TownSlug, Town>> = {
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
