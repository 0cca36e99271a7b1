import { type MapFrame, townsFrame } from './area-map'
import type { TownSlug } from './towns'

// The maps of single towns: a closer view, with the neighbors and the shop as far as they fit in.

/** The middle of each map, in miles east and north of the shop. src/pictures/map-SLUG.webp has the same middle. */
const centers: Readonly<Record<TownSlug, readonly [east: number, north: number]>> = {
  'ann-arbor': [-3, -1.3],
  plymouth: [10.8, 5.2],
  northville: [12.2, 10],
  saline: [-2.5, -4.6],
  dexter: [-5.6, 4],
  'south-lyon': [3, 12.2],
  novi: [9.5, 13.2],
  'whitmore-lake': [0.3, 6.4],
  brighton: [-0.5, 15.2],
}

/** In miles. The shape is that of the map of all towns. */
const WIDTH = 16.2
const HEIGHT = (WIDTH * townsFrame.height) / townsFrame.width

export function closeFrame(slug: TownSlug): MapFrame {
  const [east, north] = centers[slug]
  return { west: WIDTH / 2 - east, north: HEIGHT / 2 + north, width: WIDTH, height: HEIGHT }
}

/** Lakes and streams that only these maps name, at the middle of their names. */
export const waters: readonly { name: string; nameAt: readonly [latitude: number, longitude: number] }[] = [
  { name: 'Barton Pond', nameAt: [42.325, -83.79] },
  { name: 'Independence Lake', nameAt: [42.398, -83.79] },
  { name: 'Portage Lake', nameAt: [42.406, -83.905] },
  { name: 'Kent Lake', nameAt: [42.515, -83.635] },
  { name: 'Walled Lake', nameAt: [42.536, -83.477] },
  { name: 'Woodland Lake', nameAt: [42.567, -83.785] },
  { name: 'Saline River', nameAt: [42.13, -83.765] },
  { name: 'Middle Rouge', nameAt: [42.336, -83.425] },
]
