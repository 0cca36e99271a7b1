import type { Town } from '../town'

export const whitmoreLake = {
  introduction:
    'People went to Whitmore Lake for the summer long before anyone drove home to it at night. They came by stagecoach and later by train, to row, to bathe and to sit under the trees, and the trees are still half of the view. Lots near the shore leave little room: water on one side, wires on the other, an oak in between. There the question is rarely whether a tree can be worked on, but from which side.',
  facts: [
    {
      heading: 'Which township do you ask?',
      text: 'There is no city hall, so for work near the shore ask the township you’re actually in: the community lies in Northfield Township, Washtenaw County, and Green Oak Township, Livingston County.',
      source: 'Wikipedia, “Whitmore Lake, Michigan”',
    },
    {
      heading: 'A leaning tree on muck',
      text: 'Muck holds a tree loosely. One that has leaned for decades may be steady; fresh cracks in the turf on its high side mean it’s moving now: keep everyone away and call. When Northfield Township planned its waterfront in 2024, a study found the western side of the lake too mucky for a beach.',
      source: 'WHMI, July 11, 2024, “Northfield Township Gets Grant For Community Park Shoreline Project”',
    },
    {
      heading: 'If a storm breaks an oak',
      text: 'Have the break painted at once, and leave all oaks uncut from April\u00a015 to July\u00a015: beetles carry oak wilt to fresh wounds in those weeks, and joined roots pass it on. In 1903 a reporter admired a magnificent oak among the cottages of “Ann Arbor row.”',
      source:
        'Ann Arbor District Library, Old News, July 17, 1903, “Summer Days At Whitmore”; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'A tree above a crumbling bluff',
      text: 'Reducing its crown keeps the roots at work; felling it gives the bank a few good years and then none. The bluff on the eastern side of the lake had its grove as early as 1883.',
      source: 'Ann Arbor District Library, Old News, Ann Arbor Courier, July 13, 1883, “Whitmore Lake”',
    },
    {
      heading: 'Plant well above the waterline',
      text: 'Established trees have adjusted to the water, and new ones have not. At Horseshoe Lake, whose legal level the county watches, one to three inches up or down is common.',
      source: 'Washtenaw County Water Resources Commissioner, “Horseshoe Lake”',
    },
    {
      heading: 'Don’t fill a spring pool',
      text: 'Soil dumped into it smothers the roots of everything around, and the pool waters those roots for weeks. Northfield Woods Preserve has trees of many species and ages around such ponds.',
      source: 'Washtenaw County Natural Areas Preservation Program, “List of NAPP Preserves”',
    },
  ],
  closeUp: {
    picture: 'lifted-soil',
    caption: 'In muck a tree can lean for decades. Soil newly lifted at its roots says that it is moving now.',
  },
  distance: 'About 12 miles straight north on US‑23.',
} satisfies Town
