import type { Town } from '../town'

export const northville = {
  introduction:
    'Hills, springs and three streams shaped Northville, which lies partly in Wayne and partly in Oakland County. A tree on a slope has to be thought through from below: where its weight would go, what its roots hold up, how people get in and how the wood gets out. We would rather talk that over at the foot of the tree than on the phone, and we’ll remind you early on to ask the city about larger trees.',
  facts: [
    {
      heading: 'Keep the creek shaded',
      text: 'Where a tree leans over the water, lightening the crown may be enough, and a stump left in place goes on holding the soil. The shade helps: Johnson Creek is the only cold-water stream in the Rouge watershed, and groundwater keeps it cool enough for trout and sculpin until it joins the Middle Rouge here.',
      source: 'Friends of the Rouge, ‘Johnson Creek Restoration’',
    },
    {
      heading: 'Hold a bank with many roots',
      text: 'Above running water, mixed roots at different depths hold a bank better than lawn, and better than one big tree by itself. At Fish Hatchery Park a concrete wall was taken out and the new bank planted with more than 250 native trees and 300 native shrubs, to stop the stream from filling with soil.',
      source: 'Alliance of Rouge Communities, ‘Johnson Creek - Fish Hatchery Park Habitat Restoration Project’',
    },
    {
      heading: 'See how big it gets',
      text: 'A walk among full-grown trees tells you what no nursery label can: how wide a beech gets, and how far from a house it needs to stand. Bennett Arboretum, on Hines Drive between Six Mile and Seven Mile, was laid out in the 1930s with collections of maple, oak and beech; Wayne County calls it the oldest county arboretum in the state.',
      source: 'Wayne County Parks, ‘Bennett Arboretum’',
    },
    {
      heading: 'On a slope, cut low',
      text: 'On a hillside, roots hold more than their own tree. Pull them all out and the soil can follow, so it is often wiser to cut low, leave the roots where they are and plant between them. The mayor’s letter calls the town the highest point in Wayne County, with natural springs and three tributaries that converge downtown.',
      source: 'The Northvillian (letter of the mayor), ‘Riverwalk’, March 9, 2021',
    },
    {
      heading: 'Give old oaks their season',
      text: 'An old oak gets little pruning: dead wood in winter, nothing from April 15 to July 15 because of oak wilt, and if it is wounded by chance, the wound is painted at once. Oaks said to be two hundred years old shade the headstones of Oakwood Cemetery, and the city counts more than 3,100 trees on its land outside the parks.',
      source:
        'The Northvillian, ‘Earth Day and Arbor Day’, April 22, 2025; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'Leave the forest its edge',
      text: 'Where a yard meets old woods, the bushy rim protects the trunks behind it from sun and wind. Clear it away, and trees that were sound inside the forest may scorch, crack or lean. Maybury State Park keeps 944 acres of meadow and mature forest in Northville Township, where a tuberculosis sanatorium stood from 1919 to 1969.',
      source: 'Wikipedia, ‘Maybury State Park’',
    },
  ],
  closeUp: { picture: 'bare-oak', caption: 'An old oak gets little pruning, and only in winter.' },
  distance: 'About 21 miles: M‑14 east, then north on Beck or Sheldon Road.',
  rule: {
    title: 'Before a tree comes down',
    text: 'The City of Northville reviews the removal of trees 8 inches or more in diameter at breast height, before any work is done on the tree.',
    asOf: 'as of November 2026',
    source: 'City of Northville, ci.northville.mi.us, ‘Obtain a tree removal permit’',
    ask: 'the city',
  },
} satisfies Town
