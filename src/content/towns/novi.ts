import type { Town } from '../town'

export const novi = {
  introduction:
    "Between Novi's subdivisions lie woods that the city has mapped, and a tree at the back of a lot may belong to one of them without looking any different from the tree next to it. So the first question is where it stands, the second how big around it is, and only the third what’s wrong with it. We look at the map before the tree. That takes a few minutes, and it may change the plan.",
  facts: [
    {
      heading: 'Three ways to be a specimen',
      text: 'Citizens may nominate a specimen tree, one that is prominent in its setting, unusual in form or kind, or exceptional in age or size, and a tree with a history can be named for that. If you own a tree like that, keep a notebook. Dates of cuts, storms and droughts tell the next person who climbs it what to expect.',
      source: "City of Novi, Community Development, 'Regulated Woodland Map and Ordinance'",
    },
    {
      heading: '160 acres of farm and sugar bush',
      text: 'Tollgate Farm on Meadowbrook Road, where Michigan State University Extension teaches, had 250 tapped trees in 2020. Sugar maples like cool, deep loam with their fallen leaves left lying. Beside a hot driveway they scorch and thin out from the top, and a burr oak or a hackberry would live there with less trouble to itself and to you.',
      source: "The Oakland Press, March 2020, on MSU Tollgate Farm; Michigan State University, 'Americana Foundation'",
    },
    {
      heading: '54 acres off Meadowbrook Road',
      text: 'After residents petitioned, the city in 2009 completed its purchase of parkland with wetlands and 5,200 feet of frontage on the Rouge. Homes nearby look out on wet woodland. Trees in places like that root flat and prop each other up, so taking one from the edge is a decision about those behind it as well.',
      source:
        "Friends of Novi Parks, 'Residents Seek to Preserve and Protect Green Space on Meadowbrook Road' (54 acres, March 2009)",
    },
    {
      heading: '8,100 trees in five years',
      text: 'In the five years to late 2017 the city approved the removal of more than 8,100 trees eight inches thick or more, and its tree fund was paying for 182 new ones that fall and 181 the next spring. A replacement counts only if it lives. Thirst, deep planting and the mower kill most young trees, and an owner can prevent all three during the first two summers.',
      source: "Hometown Life, November 14, 2017, 'Novi tree removal raises concerns'",
    },
    {
      heading: 'One lake into another',
      text: 'Shawood Lake, with Lakeshore Park on its western side, empties into Walled Lake, the largest lake in the city. Near open water the wind arrives without warning and the ground is seldom dry far down. After several days of rain, look at the soil around a big trunk: a crack or a lifted edge on the windy side is an urgent sign.',
      source: "Hometown Life, February 10, 2022, on Shawood Lake; City of Novi, 'Lakeshore Park'",
    },
    {
      heading: 'Stone where coconut fiber failed',
      text: 'When Pavilion Shore Park was made in 2013, some slender trees came out along Walled Lake and rolls of coconut fiber went in; waves and ice undid them, and by January 2020 the bank was faced with stone. Shoreline roots do that work for nothing. Before you take out a tree there, know what will hold the bank in its place.',
      source: "City of Novi, Parks, 'Pavilion Shore Park: History'",
    },
  ],
  distance: 'About 27 miles, by M‑14 and I‑275 or by US‑23 and I‑96, whichever is moving.',
  rule: {
    title: 'Before a tree comes down',
    text: 'Novi protects trees 8 inches or more in diameter at breast height in regulated woodland, and trees 36 inches or more anywhere.',
    asOf: 'as of November 2026',
    source: "City of Novi, Community Development, 'Regulated woodland map and ordinance'",
    ask: 'the city',
  },
} satisfies Town
