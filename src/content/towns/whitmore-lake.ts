import type { Town } from '../town'

export const whitmoreLake = {
  introduction:
    'People went to Whitmore Lake for the summer long before anyone drove home to it at night. They came by stagecoach and later by train, to row, to bathe and to sit under the trees, and the trees are still half of the view. Lots near the shore leave little room: water on one side, wires on the other, an oak in between. There the question is rarely whether a tree can be worked on, but from which side.',
  facts: [
    {
      heading: 'Two counties, two townships',
      text: 'Before work near the shore, ask the township you’re actually in: the community, settled in 1825, lies in Northfield Township, Washtenaw County, and Green Oak Township, Livingston County, and has no city hall. Close to the waterline roots run shallow, and weight on that soil presses out the air they breathe. A fifth of the area is water.',
      source: 'Wikipedia, ‘Whitmore Lake, Michigan’',
    },
    {
      heading: 'The grove on the bluff',
      text: 'Trees at the top of a bluff are what keeps it there. If the edge below one is crumbling, reducing its crown keeps the roots at work; felling it gives the bank a few good years and then none. In 1883 picnic parties, the Ann Arbor Courier wrote, usually crossed by boat to the grove on the bluff on the eastern side.',
      source: 'Ann Arbor District Library, Old News, Ann Arbor Courier, July 13, 1883, ‘Whitmore Lake’',
    },
    {
      heading: 'An oak already old in 1903',
      text: 'Do not cut or wound an oak from April 15 to July 15: beetles carry oak wilt to fresh wounds in those weeks, and joined roots pass it on. A break in a storm is painted at once. Among the cottages of “Ann Arbor row” a reporter in 1903 admired a magnificent oak, probably big before any settler saw the lake.',
      source:
        'Ann Arbor District Library, Old News, July 17, 1903, ‘Summer Days At Whitmore’; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'Muck along Main Street',
      text: 'Muck holds a tree loosely. One that has leaned for decades may be steady; fresh cracks in the turf on its high side say that it is moving now. When Northfield Township planned its waterfront on the western shore in 2024, a study found that side of the lake too mucky for a beach, and native shore plants are part of the plan instead.',
      source: 'WHMI, July 11, 2024, ‘Northfield Township Gets Grant For Community Park Shoreline Project’',
    },
    {
      heading: 'One lake level for 663 parcels',
      text: 'Plant new trees well above the water; established ones have adjusted to it. An old willow on the edge is usually hollow before it looks it. Horseshoe Lake, also in Northfield Township, has a legal level of 897.23 feet that the county watches for a district of about 663 parcels; one to three inches up or down is common.',
      source: 'Washtenaw County Water Resources Commissioner, ‘Horseshoe Lake’',
    },
    {
      heading: 'Pools in the spring woods',
      text: 'If a hollow on your land fills in spring, let it be. Soil dumped into it smothers the roots of everything around, and the pool waters those roots for weeks at no charge. Northfield Woods Preserve, 48 acres on Northfield Church Road, has trees of many species and ages around such ponds.',
      source: 'Washtenaw County Natural Areas Preservation Program, ‘List of NAPP Preserves’',
    },
  ],
  closeUp: {
    picture: 'lifted-soil',
    caption: 'In muck a tree can lean for decades. Fresh cracks in the turf say that it is moving now.',
  },
  distance: 'About 12 miles straight north on US‑23.',
} satisfies Town
