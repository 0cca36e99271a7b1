import type { Town } from '../town'

export const southLyon = {
  introduction:
    'South Lyon began as a railroad town among farms and marsh and has been growing outward ever since. Its trees come in two generations: broad ones along the older streets, and slim ones, some still tied to stakes, on lots that were fields not long ago. With the young ones a little help goes furthest. Planting at the right depth, moving a tree while that is still possible, correcting a bad fork early: small jobs that save you big ones.',
  facts: [
    {
      heading: 'Test how a new lot drains',
      text: 'Construction packs soil hard. Fill a test hole with water: if it has not drained by morning, make the planting bed wider, never deeper. In 2015 Lyon Township, next door, was described as the fastest growing community in Oakland County.',
      source: 'Hometown Life, September 18, 2015, on planned developments in Lyon Township',
    },
    {
      heading: 'Water a new tree slowly and long',
      text: 'Sand and gravel drain fast and dry early in the year, so mulch it, too, to keep the water there. Davis Creek, which carries the city’s water toward the Huron, crosses deep beds of both.',
      source: 'Huron River Watershed Council, “Davis Creek”',
    },
    {
      heading: 'Fix a double leader early',
      text: 'Taking off one of two leading stems is a small cut in a tree’s fifth year; left in, it is a serious fault in the fiftieth. Look for one in trees as young as the Green Mountain maples that were planted in Volunteer Park on Arbor Day in 2021 and 2022.',
      source: 'WHMI, “South Lyon Holds 21st Annual Arbor Day Ceremony”, May 2, 2021, and report of May 3, 2022',
    },
    {
      heading: 'Swamp white oak for a low lot',
      text: 'Next to a drain, soil can be sodden in May and baked by August. This oak takes both extremes, which few ornamental trees will do. From 1891 to 1924 farmers had the wetlands of the Davis Creek basin drained.',
      source: 'Huron River Watershed Council, “Davis Creek”',
    },
    {
      heading: 'Catch box elder while it’s small',
      text: 'As saplings, box elder and cherry cost an hour; after thirty years, leaning over somebody’s shed, they cost a good deal more. Such quick seeders move in wherever a rail line falls quiet, and the bed of the Grand Trunk is now the Huron Valley Trail.',
      source: 'Michigan State University, “South Lyon - A Railroad Town”; Terrain360, “Huron Valley Trail”',
    },
  ],
  closeUp: { picture: 'root-ball', caption: 'A young tree can move, with a root ball sized to its trunk.' },
  distance: 'About 17 miles to the northeast, by US‑23 and then the mile roads, or by Pontiac Trail all the way.',
} satisfies Town
