import type { TownSlug } from '@/content/towns/towns'
import type { PictureSource } from '@/ui/picture'
import { asMapBackground } from './map-backgrounds'

const sources = import.meta.glob<PictureSource>(['../pictures/map-*.webp', '!**/map-{towns,firewood}.webp'], {
  query: { w: '680', quality: '45', picture: '' },
  import: 'default',
  eager: true,
})
const SIZES = '(min-width: 64rem) 31rem, (min-width: 48rem) 47vw, 96vw'

/** The land below a town's own map. Apart from map-backgrounds.ts, which the home page needs, but not these pictures. */
export const findTownMapBackground = (slug: TownSlug) =>
  asMapBackground(sources[`../pictures/map-${slug}.webp`], 1.05, SIZES)
