import type { TownWords } from '../town-words'

export const plymouth = {
  introduction:
    'On the streets around Kellogg Park, tall crowns stand close to roofs, wires and the house next door. They call for patient pruning: small cuts, each limb lowered on a rope, and a word ahead of time with the neighbors over the fence.',
  facts: [
    {
      heading: 'Call the city about a street tree',
      text: 'The city maintains the trees between the sidewalk and the street, and removes one only if it is dead, diseased or dying. That needs an arborist’s report, paid for by the adjoining owner. Call the Department of Municipal Services first.',
      source: 'City of Plymouth, “Street Trees” and “Trees & Forestry”',
    },
    {
      heading: 'Before you dig near an old tree',
      text: 'Most of its roots lie in the top foot and a half of soil, far out beyond the branches. A trench cuts them, and piled soil smothers them. The tree may take years to show it, so plan the digging around it.',
      source:
        'Iowa State University Extension, “Preventing Grade Change Damage to Trees”; Wisconsin Natural Resources, October 2002, “Building for growth”',
    },
    {
      heading: 'High ground for pines',
      text: 'Plant them on the higher side of the yard: even a week under water may harm pines, hickories and many oaks. After heavy rain, Tonquish Creek has come into backyards here.',
      source:
        'Michigan State University Extension, “Trees and flooding FAQs”; Hometown Life, September 8, 2021, “Petition to remedy Tonquish Creek flooding voted down”',
    },
    {
      heading: 'Planting by the street',
      text: 'Only trees on the city’s list may be planted between the sidewalk and the street, and the width of that strip sets their size: small ones stay below 25 feet, large ones grow taller than 40.',
      source: 'City of Plymouth, “Street Trees” and “Trees & Forestry”',
    },
  ],
  closeUp: {
    picture: 'limb-over-roof',
    caption: 'A sound limb over a roof can often stay. A dead or cracked one can’t wait.',
  },
  distance: 'About 18 miles east of the shop, most of the way on M‑14.',
  rule: {
    title: 'Before a tree comes down',
    text: 'The City of Plymouth requires a permit to remove any tree on private land. A heritage tree (18 inches or more in diameter) or a tree in the front yard has to be replaced or paid for, unless it is dead, diseased or dying. A dead tree must be removed, at the owner’s expense. In Plymouth Township, please ask the township.',
    asOf: 'read in November 2026',
    source: 'City of Plymouth, “Street Trees” and “Trees & Forestry”',
    ask: 'the city',
  },
} satisfies TownWords
