import type { Town } from '../town'

export const northville = {
  introduction:
    'Hills, springs and three streams shaped Northville, which lies partly in Wayne and partly in Oakland County. A tree on a slope has to be thought through from below: where its weight would go, what its roots hold up, how people get in and how the wood gets out. We would rather talk that over at the foot of the tree than on the phone, and we’ll remind you early on to ask the city about larger trees.',
  facts: [
    {
      heading: 'Taking a tree off a slope',
      text: 'On a hillside, roots hold more than their own tree: pull them all out and the soil can follow. It is often wiser to cut low, leave the roots where they are and plant between them. By its mayor’s account, Northville is the highest point in Wayne County.',
      source: 'The Northvillian (letter of the mayor), “Riverwalk”, March 9, 2021',
    },
    {
      heading: 'Leave an old oak mostly alone',
      text: 'Take out dead wood only, in winter, when oak wilt is least likely to get in, and have any accidental wound painted at once. Oaks said to be two hundred years old shade the headstones of Oakwood Cemetery.',
      source:
        'The Northvillian, “Earth Day and Arbor Day”, April 22, 2025; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'A tree that leans over the creek',
      text: 'Lightening the crown may be enough, and a stump left in place goes on holding the soil. The shade helps the water: Johnson Creek, cool enough for trout, is the only cold-water stream in the Rouge watershed.',
      source: 'Friends of the Rouge, “Johnson Creek Restoration”',
    },
    {
      heading: 'Plant a bank with more than lawn',
      text: 'Above running water, mixed roots at different depths hold better than grass, and better than one big tree by itself. At Fish Hatchery Park more than 250 native trees and 300 native shrubs took the place of a concrete wall.',
      source: 'Alliance of Rouge Communities, “Johnson Creek - Fish Hatchery Park Habitat Restoration Project”',
    },
    {
      heading: 'How big will it get?',
      text: 'Full-grown trees tell you what no nursery label can, such as how far from a house a beech needs to stand. You can walk among maple, oak and beech at Bennett Arboretum, on Hines Drive between Six Mile and Seven Mile.',
      source: 'Wayne County Parks, “Bennett Arboretum”',
    },
    {
      heading: 'Keep the brush at the edge of the woods',
      text: 'The bushy rim of old woods protects the trunks behind it from sun and wind. Clear it away, and trees that were sound may scorch, crack or lean. In Northville Township, Maybury State Park keeps 944 acres of meadow and mature forest.',
      source: 'Wikipedia, “Maybury State Park”',
    },
  ],
  closeUp: { picture: 'bare-oak', caption: 'An old oak gets little pruning, and only in winter.' },
  distance: 'About 21 miles: M‑14 east, then north on Beck or Sheldon Road.',
  rule: {
    title: 'Before a tree comes down',
    text: 'The City of Northville reviews tree removals before any work is done. One of its pages says from 8 inches in diameter at breast height on, another every tree, dead ones too: ask first.',
    asOf: 'as of November 2026',
    source: 'City of Northville, ci.northville.mi.us, “Obtain a tree removal permit”',
    ask: 'the city',
  },
} satisfies Town
