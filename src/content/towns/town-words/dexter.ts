import type { TownWords } from '../town-words'

export const dexter = {
  introduction:
    'Two streams meet at Dexter: Mill Creek comes in from the southwest and joins the Huron at the edge of town. Between them the land changes within a few steps, from dry banks where oaks do well to flats that flood, and a tree set a little too low may never thrive. The 2012 tornado marked what still stands. So the questions about trees here start with water and wind.',
  facts: [
    {
      heading: 'Signs of old tornado damage',
      text: 'A tree that stayed upright can hide old tears. Have it examined if it has a crack in the trunk, or a thicket of upright shoots on one limb. Huron Farms was among the places hit hardest by the tornado of March 15, 2012.',
      source:
        'USDA Forest Service, “How to Recognize Hazardous Defects in Trees”; The Sun Times News, “Seven years after the tornado in Dexter”',
    },
    {
      heading: 'A tree in the lawn extension?',
      text: 'Ask at the city offices first: the strip by the curb is planted under a city program. Dexter has a tree board and a tree ordinance, and has shared the cost of new street trees with residents.',
      source: 'City of Dexter, “Tree Board”',
    },
    {
      heading: 'Find out why the maple failed',
      text: 'A maple that thins limb by limb deserves a diagnosis; until you have it, hold off on planting another. In January 2020 the city left maples off its street list because a fungus in the soil was harming them; for spots under wires it listed serviceberry, redbud and fringetree.',
      source: 'The Sun Times News, January 16, 2020, on the city’s spring street trees',
    },
    {
      heading: 'Is your yard dry or wet?',
      text: 'That settles half of what to plant: a long flood can kill hickory and many oaks. Dexter-Huron Metropark has both kinds of ground.',
      source:
        'Michigan State University Extension, “Flood-tolerant trees”; Michigan Natural Features Inventory, Report 2002-01, on Dexter-Huron Metropark',
    },
  ],
  closeUp: { picture: 'torn-limb', caption: 'A tree that stayed upright in a storm can hide old tears.' },
  distance: 'About 10 miles from our door along Dexter‑Ann\u00a0Arbor Road.',
} satisfies TownWords
