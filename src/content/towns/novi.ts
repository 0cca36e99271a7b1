import type { Town } from '../town'

export const novi = {
  introduction:
    'Between Novi’s subdivisions lie woods that the city has mapped, and a tree at the back of a lot may belong to one of them without looking any different from the tree next to it. So the first question is where it stands, the second how big around it is, and only the third what’s wrong with it. We look at the map first. That takes a few minutes, and it may change the plan.',
  facts: [
    {
      heading: 'Three ways to be a specimen',
      text: 'If you own an old or unusual tree, keep a notebook: dates of cuts, storms and droughts tell the next person who climbs it what to expect. Citizens may nominate a specimen tree, one that is prominent in its setting, unusual in form or kind, or exceptional in age or size, and a tree with a history can be named for that.',
      source: 'City of Novi, Community Development, ‘Regulated Woodland Map and Ordinance’',
    },
    {
      heading: '160 acres of farm and sugar bush',
      text: 'Sugar maples like cool, deep loam with their fallen leaves left lying. Beside a hot driveway they scorch and thin out from the top; plant a burr oak or a hackberry there. Tollgate Farm on Meadowbrook Road, 160 acres where Michigan State University Extension teaches, had 250 tapped trees in 2020.',
      source: 'The Oakland Press, March 2020, on MSU Tollgate Farm; Michigan State University, ‘Americana Foundation’',
    },
    {
      heading: '54 acres off Meadowbrook Road',
      text: 'Trees in wet woods root flat and prop each other up, so taking one from the edge is a decision about those behind it as well. Homes off Meadowbrook Road look out on such woods. After residents petitioned, the city in 2009 completed its purchase of parkland there, with wetlands and 5,200 feet of frontage on the Rouge.',
      source:
        'Friends of Novi Parks, ‘Residents Seek to Preserve and Protect Green Space on Meadowbrook Road’ (54 acres, March 2009)',
    },
    {
      heading: '8,100 trees in five years',
      text: 'A replacement counts only if it lives. Thirst, deep planting and the mower kill many young trees, and an owner can prevent all three during the first three summers. In the five years to late 2017 the city approved the removal of more than 8,100 trees eight inches thick or more, and its tree fund was paying for 182 new ones that fall and 181 the next spring.',
      source: 'Hometown Life, November 14, 2017, ‘Novi tree removal raises concerns’',
    },
    {
      heading: 'One lake into another',
      text: 'After several days of rain, look at the soil around a big trunk: a crack or a lifted edge on the windy side is an urgent sign. Near open water the wind arrives without warning and the ground is seldom dry far down. Shawood Lake, with Lakeshore Park on its western side, empties into Walled Lake, the largest lake in the city.',
      source: 'Hometown Life, February 10, 2022, on Shawood Lake; City of Novi, ‘Lakeshore Park’',
    },
    {
      heading: 'Stone where coconut fiber failed',
      text: 'If you take out a tree on the shore, know what will hold the bank in its place: its roots do that work for nothing. When Pavilion Shore Park was made in 2013, some slender trees came out along Walled Lake and rolls of coconut fiber went in; waves and ice undid them, and by January 2020 the bank was faced with stone.',
      source: 'City of Novi, Parks, ‘Pavilion Shore Park: History’',
    },
    {
      heading: 'Trees by the street',
      text: 'The city’s foresters look after the trees between the sidewalk and the street. Pruning one yourself takes their written consent, except for small lower limbs.',
      source: 'City of Novi, Forestry, ‘Q and A’',
    },
  ],
  closeUp: { picture: 'mulch', caption: 'A replacement counts only if it lives: water it in its first three summers.' },
  distance: 'About 27 miles, by M‑14 and I‑275 or by US‑23 and I‑96, whichever is moving.',
  rule: {
    title: 'Before a tree comes down',
    text: 'Novi protects trees 8 inches or more in diameter at breast height in regulated woodland, and trees 36 inches or more anywhere. Each one that comes down is replaced with up to four new trees, or a payment to the city’s tree fund, unless the city finds it hazardous.',
    asOf: 'as of November 2026',
    source: 'City of Novi, Community Development, ‘Regulated woodland map and ordinance’',
    ask: 'the city',
  },
} satisfies Town
