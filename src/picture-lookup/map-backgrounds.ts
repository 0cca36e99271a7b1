import type { PictureSource } from '@/ui/picture'

/** A picture of the land whose middle is that of the map's frame. It is `scale` times as wide, for larger cards. */
export type MapBackground = { source: PictureSource; scale: number; sizes: string }

/** Undefined if the picture's file is missing: the map then has lines only. */
export const asMapBackground = (source: PictureSource | undefined, scale: number, sizes: string) =>
  source && { source, scale, sizes }

const sources = import.meta.glob<PictureSource>('../pictures/map-{towns,firewood}.webp', {
  query: { w: '620;900;1000;1600', quality: '45', picture: '' },
  import: 'default',
  eager: true,
})

export const townsBackground = asMapBackground(
  sources['../pictures/map-towns.webp'],
  1.36,
  '(min-width: 64rem) 46rem, (min-width: 48rem) 61vw, 120vw',
)

export const firewoodBackground = asMapBackground(
  sources['../pictures/map-firewood.webp'],
  1.5,
  '(min-width: 64rem) 52rem, (min-width: 48rem) 69vw, 138vw',
)
