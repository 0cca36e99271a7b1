import type { TownWords } from '../town-words'

export const saline = {
  introduction:
    'Salt gave Saline its name: springs near the river that drew animals and then people, long before the roads met. Today there is a mill pond, a few blocks of nineteenth-century houses with barns behind them, and farmland never far off. Rows that farmers planted against the wind have ended up beside houses. A row like that was never meant to stand one tree at a time, so we look at the whole line before touching any\u00a0part\u00a0of\u00a0it.',
  facts: [
    {
      heading: 'Who trims along the sidewalk?',
      text: 'The city maintains the trees between the sidewalk and the street. If one needs trimming, or looks dead or diseased, call its Department of Public Works first.',
      source: 'City of Saline, “Trees Located in the Extension Between the Sidewalk and the Street”',
    },
    {
      heading: 'Rinse out road salt in spring',
      text: 'Brown needles on the road side of a pine or spruce are often last winter’s salt. Wait before you cut: if the buds are sound, it usually greens up again. Where the ground drains, water it well in spring to wash the salt down.',
      source:
        'Michigan State University Extension, “Salt damage to landscape trees and shrubs”; University of Missouri Extension, “Winter weather and plant injury”',
    },
    {
      heading: 'Getting to a tree behind an old house',
      text: 'The first thing to settle is the route: in past porches, eaves and a barn wall, and back out with the wood. One historic block of North Ann Arbor Street holds 22 homes and 11 barns and carriage houses.',
      source:
        'National Register of Historic Places, nomination of the North Ann Arbor Street Historic District, Saline',
    },
    {
      heading: 'What to plant close to the river',
      text: 'A long flood can kill hickory and many oaks; bottomland trees, such as red maple, take it better. A flood in winter does less harm than one in summer.',
      source: 'Michigan State University Extension, “Flood-tolerant trees”',
    },
    {
      heading: 'Keep an eye on trees by new streets',
      text: 'Where soil was moved and roots were cut, a tree may take years to show it: wilted or scorched leaves, then dead branches.',
      source: 'Minnesota Department of Natural Resources, “Construction damage causes and remedies”',
    },
  ],
  closeUp: { picture: 'mushrooms', caption: 'Mushrooms at the base can mean that roots are rotting.' },
  distance: 'About 9 miles by Ann\u00a0Arbor‑Saline Road.',
} satisfies TownWords
