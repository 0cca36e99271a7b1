export type ServiceArea = {
  slug: string
  /** Town with state. */
  name: string
  town: string
  description: string
  keywords: string
  isCore: boolean
}

function area(slug: string, town: string, description: string, isCore = false) {
  return {
    slug,
    town,
    name: `${town}, MI`,
    description,
    keywords: `tree service ${town} MI, tree removal ${town}, tree trimming ${town}, stump grinding ${town}`,
    isCore,
  }
}

/** The nine towns, the three core ones first. */
export const serviceAreas: readonly ServiceArea[] = [
  area(
    'ann-arbor',
    'Ann Arbor',
    'Our home town: the shop, the trucks and most of the trees we know by name are here.',
    true,
  ),
  area(
    'plymouth',
    'Plymouth',
    'Old silver maples over narrow lots: much of our work here is pruning with care for the neighbours.',
    true,
  ),
  area(
    'northville',
    'Northville',
    'Steep, wooded lots near the Rouge, and a city that reviews the removal of larger trees.',
    true,
  ),
  area('saline', 'Saline', 'Farm windbreaks grown into house trees, south-west of the shop.'),
  area('dexter', 'Dexter', 'Along the Huron River and Mill Creek, where wet feet decide which trees stand.'),
  area('south-lyon', 'South Lyon', 'Newer lots beside old woodland: planting and transplanting as often as removal.'),
  area('novi', 'Novi', 'Regulated woodlands between the subdivisions: we look at the map before the tree.'),
  area('whitmore-lake', 'Whitmore Lake', 'Lakeshore oaks and tight access: small machines and a lot of rope.'),
  area('brighton', 'Brighton', 'Hills, lakes and oak woods at the northern end of our map.'),
]
