import type { Town } from '../town'

export const novi = {
  introduction:
    'Between Novi’s subdivisions lie woods that the city has mapped, and a tree at the back of a lot may belong to one of them without looking any different from the tree next to it. So we first ask where your tree stands and how big around it is. Looking at the map takes a few minutes and may change the plan.',
  facts: [
    {
      heading: 'Pruning a tree by the street',
      text: 'The city’s foresters look after the trees between the sidewalk and the street. Pruning one yourself takes their written consent, except for small lower limbs.',
      source: 'City of Novi, Forestry, “Q and A”',
    },
    {
      heading: 'Cracked soil around a trunk',
      text: 'Look for it after several days of rain. A crack or a lifted edge on the windy side means the tree is moving now: keep everyone away and call. Along Shawood Lake and Walled Lake wind arrives without warning, and the ground is seldom dry far down.',
      source: 'Hometown Life, February 10, 2022, on Shawood Lake',
    },
    {
      heading: 'Keep a replacement tree alive',
      text: 'Thirst, deep planting and the mower kill many young trees, and you can prevent all three in the first three summers. In the five years to late 2017 the city approved the removal of more than 8,100 trees eight inches thick or more, and its tree fund was paying for 182 new ones that fall.',
      source: 'Hometown Life, November 14, 2017, “Novi tree removal raises concerns”',
    },
    {
      heading: 'Which tree for a hot driveway?',
      text: 'A burr oak or a hackberry: a sugar maple scorches there and thins out from the top. Sugar maples do grow here, 250 of them tapped at Tollgate Farm in 2020, but they do best in cool, deep loam with their fallen leaves left lying.',
      source: 'The Oakland Press, March 2020, on MSU Tollgate Farm',
    },
    {
      heading: 'Cutting at the edge of wet woods',
      text: 'Trees there root flat and prop each other up, so taking one is a decision about those behind it as well. Homes off Meadowbrook Road look out on such woods, in parkland with 5,200 feet of frontage on the Rouge.',
      source:
        'Friends of Novi Parks, “Residents Seek to Preserve and Protect Green Space on Meadowbrook Road” (March 2009)',
    },
    {
      heading: 'What will hold the shore?',
      text: 'A tree’s roots hold it for nothing, so know what takes over when the tree comes out. At Pavilion Shore Park slender trees came out in 2013 and rolls of coconut fiber went in; waves and ice undid them, and by January 2020 the bank was faced with stone.',
      source: 'City of Novi, Parks, “Pavilion Shore Park: History”',
    },
  ],
  closeUp: { picture: 'mulch', caption: 'A replacement counts only if it lives: water it in its first three summers.' },
  distance: 'About 27 miles, by M‑14 and I‑275 or by US‑23 and I‑96, whichever is moving.',
  rule: {
    title: 'Before a tree comes down',
    text: 'Novi protects trees 8 inches or more in diameter at breast height in regulated woodland, trees 36 inches or more anywhere, and designated historic or specimen trees. Each one that comes down is replaced with up to four new trees, or a payment to the city’s tree fund, unless the city finds it hazardous.',
    asOf: 'as of November 2026',
    source: 'City of Novi, Community Development, “Regulated woodland map and ordinance”',
    ask: 'the city',
  },
} satisfies Town
