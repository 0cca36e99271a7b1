import type { TownWords } from '../town-words'

export const southLyon = {
  introduction:
    'South Lyon began as a railroad town among farms and marsh and has been growing outward ever since. Its trees come in two generations: broad ones along the older streets, and slim ones, some still tied to stakes, on lots that were fields not long ago. With the young ones, a little help goes far. Planting at the right depth, moving a tree while that is still possible, correcting a bad fork early: small jobs that save you big ones.',
  facts: [
    {
      heading: 'Test how a new lot drains',
      text: 'Construction packs soil hard. Call 811 at least three full business days before you dig. Then fill a hole 18 inches deep with water: if it still stands there after a day, plant a tree that can take wet ground.',
      source: 'University of Florida, IFAS, Landscape Plants, on drainage; MISS DIG 811 (missdig811.org)',
    },
    {
      heading: 'Water a new tree slowly and long',
      text: 'The deep sand and gravel along Davis Creek dry out early in the year. Soak the whole root ball there, and mulch to hold the water.',
      source:
        'Michigan Department of Natural Resources, “Recently planted trees still need water”; Huron River Watershed Council, “Davis Creek”',
    },
    {
      heading: 'Fix a double leader early',
      text: 'Two stems in a sharp V can split apart one day. Choosing one of them leaves a small wound in a young tree; in an old one, it takes a large piece of the crown.',
      source: 'Bill Cook, Michigan State University Extension, “Pruning Trees”, February 2019',
    },
    {
      heading: 'Swamp white oak for a low lot',
      text: 'Next to a drain, soil can be sodden in May and baked by August. This oak takes wet ground and dry, and oak wilt threatens it less than it does a red oak.',
      source: 'Dickinson Conservation District, Michigan, “Swamp White Oak”',
    },
  ],
  closeUp: { picture: 'root-ball', caption: 'A young tree can be moved, its root ball sized to its trunk.' },
  distance: 'About 17 miles northeast by US‑23 and the mile roads or by Pontiac Trail; 13 as the crow flies.',
} satisfies TownWords
