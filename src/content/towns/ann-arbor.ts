import type { Town } from '../town'

export const annArbor = {
  introduction:
    'The ground in Ann Arbor changes from one street to the next, ridge and hollow, clay and gravel, with the Huron River cutting through the middle. What thrives in a yard above the river may fail in one above a buried creek. So we look at the soil first, then at the tree, and only then talk about what should be done and what can wait.',
  facts: [
    {
      heading: 'City tree or yours?',
      text: 'A tree along the street is the city’s, and work on it takes a city permit; one on the house side of the sidewalk is yours. On the tree-lined streets of the Old West Side the two crowns meet, so pruning one means looking at both.',
      source:
        'The Michigan Daily, “Neighborhoods: Old West Side”; Ann Arbor Chronicle, “Environmental Indicators: Trees”; City of Ann Arbor, Forestry, “Street Tree Permits”',
    },
    {
      heading: 'Have a dead ash looked at soon',
      text: 'One that still stands turns brittle within a few seasons. Where ash trees are gone, plant several kinds: about 14\u00a0percent of the city’s trees were ash when the emerald ash borer arrived around 2002.',
      source: 'The Ann Arbor News, Judy McGovern’s report on the city’s replanting program (copy at iatp.org)',
    },
    {
      heading: 'Prune oaks when the leaves are down',
      text: 'The state asks that no oak be pruned or wounded from April\u00a015 to July\u00a015, because of oak wilt. It kills the red oak group fastest, and that includes the black oak and Hill’s oak in the woods around the Huron Hills golf course.',
      source:
        'City of Ann Arbor, Natural Area Preservation News, Summer 2006; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'On low ground, check the roots',
      text: 'A tree there may stand in fill and stay wet for days, so judge it by more than its crown. Allen Creek once ran open through the Old West Side; it is in a storm sewer now, though hard rain can still fill the old valley.',
      source:
        'Ann Arbor Historic District Commission, “Allen Creek Valley Shapes the Town” (text in the Historical Marker Database)',
    },
    {
      heading: 'Too big to move?',
      text: 'Move a tree while it is young, or plan around the old one. When the University of Michigan moved a 65-foot burr oak about 100 yards in 2014, the job took five months, and special care went on for years.',
      source: 'Historical Marker Database, “The Michigan Ross Bur Oak”',
    },
  ],
  closeUp: {
    picture: 'ash-bark',
    caption: 'The bark falls from a dead ash in patches. Within a few seasons the wood is brittle.',
  },
  distance: 'The shop is in town, in 48103, about 4 miles from US‑23 and Plymouth Road.',
} satisfies Town
