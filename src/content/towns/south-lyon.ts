import type { Town } from '../town'

export const southLyon = {
  introduction:
    'South Lyon began as a railroad town among farms and marsh and has been growing outward ever since. Its trees come in two generations: broad ones along the older streets, and slim ones, some still tied to stakes, on lots that were fields not long ago. With the young ones a little help goes furthest. Planting at the right depth, moving a tree while that is still possible, correcting a bad fork early: small jobs that save you big ones.',
  facts: [
    {
      heading: 'Test how a new lot drains',
      text: 'Construction packs soil hard. Call 811 at least three full business days before you dig. Then fill a hole 18 inches deep with water: if it still stands there after a day, plant a tree that can take wet ground.',
      source: 'University of Florida, IFAS, Landscape Plants, on drainage; MISS DIG 811 (missdig811.org)',
    },
    {
      heading: 'Water a new tree slowly and long',
      text: 'Sand and gravel drain fast and dry early in the year, so mulch it, too, to keep the water there. Davis Creek, which carries the city’s water toward the Huron, crosses deep beds of both.',
      source: 'Huron River Watershed Council, “Davis Creek”',
    },
    {
      heading: 'Fix a double leader early',
      text: 'Two stems of equal size make a tree weaker. Shortening one of them is a small cut in a young tree, and a serious one in an old tree.',
      source: 'University of Florida, IFAS, Landscape Plants, on structural pruning',
    },
    {
      heading: 'Swamp white oak for a low lot',
      text: 'Next to a drain, soil can be sodden in May and baked by August. This oak takes wet ground and dry, and oak wilt threatens it less than it does a red oak.',
      source: 'Dickinson Conservation District, Michigan, “Swamp White Oak”',
    },
  ],
  closeUp: { picture: 'root-ball', caption: 'A young tree can move, with a root ball sized to its trunk.' },
  distance: 'About 17 miles northeast by road, 13 as the crow flies: by US‑23 and the mile roads, or by Pontiac Trail.',
} satisfies Town
