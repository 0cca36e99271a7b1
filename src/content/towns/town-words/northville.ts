import type { TownWords } from '../town-words'

export const northville = {
  introduction:
    'Hills, springs and three streams shaped Northville, which lies partly in Wayne and partly in Oakland County. A tree on a slope has to be planned from below: where its weight would go, what its roots hold up, how people get in and how the wood gets out. We would rather talk that over at the foot of the tree than on the phone.',
  facts: [
    {
      heading: 'Taking a tree off a slope',
      text: 'On a hillside, roots hold more than their own tree. Once it is cut, they rot within eight to ten years, and a cleared slope can give way. Cut low, leave the roots in the ground and plant between them.',
      source: 'Lake Huron Centre for Coastal Conservation, June 2015, “Cutting Trees from Bluff Slopes”',
    },
    {
      heading: 'Leave an old oak mostly alone',
      text: 'Take out dead wood only, when the leaves are down: about November to mid‑March is safest. From April\u00a015 to July\u00a015, paint any wound at once, against oak wilt.',
      source: 'Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'A tree over the creek',
      text: 'Its shade keeps the water cool: Johnson Creek is the only cold-water fishery left in the Rouge basin. If the tree must go, the stump can stay and hold the bank for some years.',
      source:
        'Alliance of Rouge Communities, “Johnson Creek - Fish Hatchery Park Habitat Restoration Project”; Lake Huron Centre for Coastal Conservation, June 2015, “Cutting Trees from Bluff Slopes”',
    },
    {
      heading: 'Plant a bank with more than lawn',
      text: 'On a streambank, plant trees and shrubs together. At Fish Hatchery Park more than 250 native trees and 300 native shrubs took the place of a concrete wall.',
      source: 'Alliance of Rouge Communities, “Johnson Creek - Fish Hatchery Park Habitat Restoration Project”',
    },
    {
      heading: 'How big will it get?',
      text: 'Full-grown trees tell you what no nursery label can, such as how far from a house an oak needs to stand. You can walk among maple, oak and beech at Bennett Arboretum, on Hines Drive between Six Mile and Seven Mile.',
      source: 'Wayne County Parks, “Bennett Arboretum”',
    },
  ],
  closeUp: { picture: 'bare-oak', caption: 'An old oak gets little pruning, and only in winter.' },
  distance: 'About 21 miles: M‑14 east, then north on Beck or Sheldon Road.',
  rule: {
    title: 'Before a tree comes down',
    text: 'Call the city before any removal, even of a dead tree. One of its pages says that every tree needs a permit; another, only those 8 inches or more in diameter, measured 4½ feet up. In Northville Township, please ask the township.',
    asOf: 'read in November 2026',
    source: 'City of Northville, “Obtain a tree removal permit” and “Tree Removal Permit”',
    ask: 'the city',
  },
} satisfies TownWords
