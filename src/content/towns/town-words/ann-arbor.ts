import type { TownWords } from '../town-words'

export const annArbor = {
  introduction:
    'The ground in Ann Arbor changes from one street to the next, ridge and hollow, clay and gravel, with the Huron River cutting through the middle. What thrives in a yard above the river may fail in one above a buried creek. So we look at the soil first, then at the tree, and only then talk about what should be done and what can wait.',
  facts: [
    {
      heading: 'Have a dead ash looked at soon',
      text: 'It turns brittle, and the longer it stands, the more it costs to take down. One deep in a woodlot may stand, for the wildlife. Where ash trees are gone, plant several kinds: one tree in seven in town was an ash when the emerald ash borer was found in 2002.',
      source:
        'Ann Arbor Observer, “Ashes to (Not) Ashes”; Michigan State University Extension, “My Ash Tree is Dead… Now What Do I Do?” (E-2940); Wisconsin Department of Natural Resources, “The Dangers and Costs of Infested Ash Trees”',
    },
    {
      heading: 'City tree or yours?',
      text: 'A tree in the lawn extension is the city’s. Pruning, planting or removing one, or grinding its stump, takes a city permit. The permit is free; a removal may carry a fee. You may hire a company at your own cost. If one comes down, call the city; at night, 911.',
      source: 'City of Ann Arbor, Forestry, “Street Tree Permits” and “Forestry”',
    },
    {
      heading: 'Oak wilt is in town',
      text: 'On August\u00a028, 2023, tests confirmed it in the Bird Hills Nature Area; the city planned to cut about 55 red oaks. Don’t let anyone prune or wound an oak from April\u00a015 to July\u00a015; wait until the leaves are down.',
      source: 'City of Ann Arbor, Forestry, “Oak Wilt”; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'On low ground, think of wet feet',
      text: 'Allen Creek once ran open through the Old West Side. It is in a storm sewer now, though hard rain can still fill the old valley. Bottomland trees, such as red maple, handle that better than hickory and many oaks.',
      source:
        'Ann Arbor Historic District Commission, “Allen Creek Valley Shapes the Town” (text in the Historical Marker Database); Michigan State University Extension, “Flood-tolerant trees”',
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
  distance: 'The shop is right here in town, in 48103.',
} satisfies TownWords
