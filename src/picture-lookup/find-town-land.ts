import type { TownSlug } from '@/content/towns/towns'
import type { PictureSource } from '@/ui/picture'
import { asLand } from './lands'

// These pictures are apart from lands.ts, because the home page needs that file and must not load them.

const sources = import.meta.glob<PictureSource>(['../pictures/map-*.webp', '!**/map-{towns,firewood}.webp'], {
  query: { w: '680', quality: '45', picture: '' },
  import: 'default',
  eager: true,
})

/** The land below the map of a town, whose frame is `closeFrame` of content/towns/town-maps.ts. */
export const findTownLand = (slug: TownSlug) =>
  asLand(sources[`../pictures/map-${slug}.webp`], 1.05, '(min-width: 64rem) 31rem, (min-width: 48rem) 47vw, 96vw')
