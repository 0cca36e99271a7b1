import { company } from '@/content/company'
import { milesFrom } from '@/lib/map-projection'

export type TownSlug =
  | 'ann-arbor'
  | 'plymouth'
  | 'northville'
  | 'saline'
  | 'dexter'
  | 'south-lyon'
  | 'novi'
  | 'whitmore-lake'
  | 'brighton'

export type Town = {
  slug: TownSlug
  name: string
  /** Such as `Springfield, IL`. */
  nameWithState: string
  description: string
  /** For search engines: the services and the town. */
  metaDescription: string
  keywords: string
  isCore: boolean
  /** Approximate distance from the shop by road; 0 for its own town. The town's page describes the route. */
  miles: number
  /** The middle of the town in degrees (WGS 84), accurate to about half a mile. */
  latitude: number
  longitude: number
}

// Latitudes and longitudes come from GeoNames (geonames.org, CC BY 4.0), whose source is the U.S. Geological Survey's
// Geographic Names Information System. They are rounded to a thousandth of a degree.

function makeTown({
  slug,
  name,
  isCore = false,
  ...facts
}: Pick<Town, 'slug' | 'name' | 'latitude' | 'longitude' | 'miles' | 'description'> & {
  isCore?: boolean
}): Town {
  const { state } = company.address
  return {
    ...facts,
    slug,
    name,
    isCore,
    nameWithState: `${name}, ${state}`,
    metaDescription: `Tree removal, pruning and stump grinding in ${name}, ${state}. Free quotes.`,
    keywords: `tree service ${name} ${state}, tree removal ${name}, tree trimming ${name}, stump grinding ${name}`,
  }
}

/** The town of the shop, the center of the map and of firewood deliveries. */
export const shopTown = makeTown({
  slug: 'ann-arbor',
  name: 'Ann Arbor',
  latitude: 42.278,
  longitude: -83.741,
  miles: 0,
  description: 'Our hometown: the shop is here in Tree\u00a0Town, a city with a burr oak on its seal.',
  isCore: true,
})

/** The nine towns, the three core ones first. */
export const towns: readonly Town[] = [
  shopTown,
  makeTown({
    slug: 'plymouth',
    name: 'Plymouth',
    latitude: 42.371,
    longitude: -83.47,
    miles: 18,
    description: 'Old shade trees over narrow lots, on flat land along the Middle Rouge.',
    isCore: true,
  }),
  makeTown({
    slug: 'northville',
    name: 'Northville',
    latitude: 42.431,
    longitude: -83.483,
    miles: 21,
    description: 'Steep, wooded lots near the Rouge; call the city before any removal.',
    isCore: true,
  }),
  makeTown({
    slug: 'saline',
    name: 'Saline',
    latitude: 42.167,
    longitude: -83.782,
    miles: 9,
    description: 'A small river, wide fields, and windbreaks that have become yard trees.',
  }),
  makeTown({
    slug: 'dexter',
    name: 'Dexter',
    latitude: 42.338,
    longitude: -83.889,
    miles: 10,
    description: 'Along the Huron River and Mill Creek, where wet feet decide which trees make it.',
  }),
  makeTown({
    slug: 'south-lyon',
    name: 'South Lyon',
    latitude: 42.461,
    longitude: -83.652,
    miles: 17,
    description: 'Newer lots beside old woodland and a rail trail: as much to plant as to prune.',
  }),
  makeTown({
    slug: 'novi',
    name: 'Novi',
    latitude: 42.481,
    longitude: -83.476,
    miles: 27,
    description: 'Regulated woodlands between the subdivisions: the map comes before the saw.',
  }),
  makeTown({
    slug: 'whitmore-lake',
    name: 'Whitmore Lake',
    latitude: 42.44,
    longitude: -83.745,
    miles: 12,
    description: 'Lakeshore oaks on narrow lots, with the water table never far below.',
  }),
  makeTown({
    slug: 'brighton',
    name: 'Brighton',
    latitude: 42.53,
    longitude: -83.78,
    miles: 20,
    description: 'Hills, lakes and oak woods at the northern end of our map.',
  }),
]

/** Miles in a straight line from the circle of firewood deliveries to a town's middle; negative inside it. */
export function milesOutside(town: Town) {
  const { east, north } = milesFrom(shopTown, town)
  return Math.hypot(east, north) - (company.firewood?.radiusMiles ?? -1)
}

/** Whether firewood is delivered to a town. */
export const hasFirewood = (town: Town) => milesOutside(town) <= 0

/** Whether part of a town may be inside the circle: its middle is less than a mile outside. */
export const isOnFirewoodEdge = (town: Town) =>
  Boolean(company.firewood) && !hasFirewood(town) && milesOutside(town) < 1
