import { milesFrom } from '@/lib/map-projection'
import { company } from './company'

export type ServiceArea = {
  slug: string
  /** Town with state, such as `Springfield, IL`. */
  name: string
  town: string
  description: string
  /** For search engines: the services and the town. */
  metaDescription: string
  keywords: string
  isCore: boolean
  /** About how far by road from the shop; 0 for its own town. The way is on the town's page. */
  miles: number
  /** The middle of the town in degrees (WGS 84), to about half a mile. */
  latitude: number
  longitude: number
}

// Latitudes and longitudes are those of GeoNames (geonames.org, CC BY 4.0), which has them from the U.S. Geological
// Survey's Geographic Names Information System, rounded to a thousandth of a degree.

function area(
  slug: string,
  town: string,
  [latitude, longitude]: readonly [number, number],
  miles: number,
  description: string,
  isCore = false,
): ServiceArea {
  return {
    slug,
    town,
    latitude,
    longitude,
    name: `${town}, ${company.address.state}`,
    description,
    metaDescription: `Tree removal, pruning and stump grinding in ${town}, ${company.address.state}. Free quotes.`,
    keywords: `tree service ${town} ${company.address.state}, tree removal ${town}, tree trimming ${town}, stump grinding ${town}`,
    isCore,
    miles,
  }
}

/** The town of the shop, the center of the map and of firewood deliveries. */
export const shopTown = area(
  'ann-arbor',
  'Ann Arbor',
  [42.278, -83.741],
  0,
  'Our hometown: the shop is here in Tree Town, a city with a burr oak on its seal.',
  true,
)

/** The nine towns, the three core ones first. */
export const serviceAreas: readonly ServiceArea[] = [
  shopTown,
  area(
    'plymouth',
    'Plymouth',
    [42.371, -83.47],
    18,
    'Old shade trees over narrow lots, on flat land along the Middle Rouge.',
    true,
  ),
  area(
    'northville',
    'Northville',
    [42.431, -83.483],
    21,
    'Steep, wooded lots near the Rouge; call the city before any removal.',
    true,
  ),
  area(
    'saline',
    'Saline',
    [42.167, -83.782],
    9,
    'A small river, wide fields, and windbreaks that have become yard trees.',
  ),
  area(
    'dexter',
    'Dexter',
    [42.338, -83.889],
    10,
    'Along the Huron River and Mill Creek, where wet feet decide which trees make it.',
  ),
  area(
    'south-lyon',
    'South Lyon',
    [42.461, -83.652],
    17,
    'Newer lots beside old woodland and a rail trail: as much to plant as to prune.',
  ),
  area(
    'novi',
    'Novi',
    [42.481, -83.476],
    27,
    'Regulated woodlands between the subdivisions: the map comes before the saw.',
  ),
  area(
    'whitmore-lake',
    'Whitmore Lake',
    [42.44, -83.745],
    12,
    'Lakeshore oaks on narrow lots, with the water table never far below.',
  ),
  area('brighton', 'Brighton', [42.53, -83.78], 20, 'Hills, lakes and oak woods at the northern end of our map.'),
]

/** How far a town's middle is outside the circle of firewood deliveries, in miles as the crow flies; negative inside. */
export function milesOutside(area: ServiceArea) {
  const { east, north } = milesFrom(shopTown, area)
  return Math.hypot(east, north) - (company.firewood?.radiusMiles ?? -1)
}

/** Whether firewood is delivered to a town. */
export const hasFirewood = (area: ServiceArea) => milesOutside(area) <= 0

/** Whether a part of a town may be inside: its middle is less than a mile outside. */
export const isOnFirewoodEdge = (area: ServiceArea) =>
  Boolean(company.firewood) && !hasFirewood(area) && milesOutside(area) < 1
