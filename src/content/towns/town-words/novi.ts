import type { TownWords } from '../town-words'

export const novi = {
  introduction:
    'Between Novi’s subdivisions lie woods that the city has mapped, and a tree at the back of a lot may belong to one of them without looking any different from the tree next to it. So the first questions are where the tree stands and how thick it is.',
  facts: [
    {
      heading: 'Is your tree protected?',
      text: 'Ask the city’s forester or landscape architect; the Regulated Woodland Map shows the woods. If it isn’t, you need no permit, and you don’t have to replace it.',
      source: 'City of Novi, “Regulated Woodland Map and Ordinance”',
    },
    {
      heading: 'Pruning a tree by the street',
      text: 'The city’s foresters maintain the trees between the sidewalk and the street. Pruning one yourself requires their written consent, except for small lower limbs.',
      source: 'City of Novi, Forestry, “Q and A”',
    },
    {
      heading: 'Cracked soil around a trunk',
      text: 'Look for it after several days of rain. Soil that cracks or lifts beside a leaning tree means that it is moving now: keep everyone away and call.',
      source: 'USDA Forest Service, “How to Recognize Hazardous Defects in Trees”',
    },
    {
      heading: 'What will hold the shore?',
      text: 'A tree’s roots hold it for free, so know what takes over when the tree comes out. At Pavilion Shore Park, on Walled Lake, trees came out in 2013 and rolls of coconut fiber went in; waves and ice undid them, and by January 2020 the bank was faced with stone.',
      source: 'City of Novi, Parks, “Pavilion Shore Park: History”',
    },
  ],
  closeUp: {
    picture: 'mulch',
    caption: 'A new tree wants a wide, shallow ring of mulch, and water in its first three summers.',
  },
  distance: 'About 27 miles, by M‑14 and I‑275 or by US‑23 and I‑96, whichever is moving.',
  rule: {
    title: 'Before a tree comes down',
    text: 'Removing a protected tree takes a city permit. Protected: in regulated woodland, trees 8 inches or more in diameter, measured 4½ feet above the ground; anywhere, trees 36 inches or more, and designated historic or specimen ones. Each must be replaced with up to four new ones, or paid for. If a tree threatens your house, ask the city’s forester to look at it. If the forester agrees, a letter allows the removal, and nothing has to be replaced.',
    asOf: 'read in November 2026',
    source: 'City of Novi, “Regulated Woodland Map and Ordinance”',
    ask: 'the city',
  },
} satisfies TownWords
