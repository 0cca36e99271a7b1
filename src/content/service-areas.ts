export type ServiceArea = {
  slug: string
  /** Town with state, such as `Novi, MI`. */
  name: string
  town: string
  description: string
  keywords: string
  isCore: boolean
  /** Approximate road distance from the shop. */
  miles: number
}

function area(slug: string, town: string, miles: number, description: string, isCore = false): ServiceArea {
  return {
    slug,
    town,
    name: `${town}, MI`,
    description,
    keywords: `tree service ${town} MI, tree removal ${town}, tree trimming ${town}, stump grinding ${town}`,
    isCore,
    miles,
  }
}

/** The nine towns, the three core ones first. */
export const serviceAreas: readonly ServiceArea[] = [
  area(
    'ann-arbor',
    'Ann Arbor',
    2,
    'Our hometown: the shop is here, among burr oaks, silver maples and streets named for trees.',
    true,
  ),
  area(
    'plymouth',
    'Plymouth',
    18,
    'Old shade trees over narrow lots, on the flat land that the Middle Rouge crosses.',
    true,
  ),
  area(
    'northville',
    'Northville',
    21,
    'Steep, wooded lots near the Rouge, and a city that reviews the removal of larger trees.',
    true,
  ),
  area('saline', 'Saline', 9, 'A small river, wide fields, and windbreaks that have become yard trees.'),
  area('dexter', 'Dexter', 8, 'Along the Huron River and Mill Creek, where wet feet decide which trees make it.'),
  area(
    'south-lyon',
    'South Lyon',
    17,
    'Newer lots beside old woodland and a rail trail: as much to plant as to prune.',
  ),
  area('novi', 'Novi', 27, 'Regulated woodlands between the subdivisions: the map comes before the saw.'),
  area('whitmore-lake', 'Whitmore Lake', 12, 'Lakeshore oaks on narrow lots, with the water table never far below.'),
  area('brighton', 'Brighton', 20, 'Hills, lakes and oak woods at the northern end of our map.'),
]
