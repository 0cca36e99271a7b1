import type { Town } from '../town'

export const whitmoreLake = {
  introduction:
    'People went to Whitmore Lake for the summer long before anyone drove home to it at night. They came by stagecoach and later by train, to row, to bathe and to sit under the trees, and the trees are still half of the view. Lots near the shore leave little room: water on one side, wires on the other, an oak in between. There the question is rarely whether a tree can be worked on, but from which side.',
  facts: [
    {
      heading: '1825: settled, and since then in two counties',
      text: 'The community lies in Northfield Township, Washtenaw County, and Green Oak Township, Livingston County; it has no city hall, and a fifth of its area is water. Before work near the shore, ask the township you’re actually in. Close to the waterline roots run shallow, and weight on that soil presses out the air they breathe.',
      source: "Wikipedia, 'Whitmore Lake, Michigan'",
    },
    {
      heading: '1883: the grove on the bluff',
      text: 'Picnic parties, the Ann Arbor Courier wrote, usually crossed by boat to the grove on the bluff on the eastern side. Trees at the top of a bluff are what keeps it there. If the edge below one is crumbling, reducing its crown keeps the roots at work; felling it gives the bank a few good years and then none.',
      source: "Ann Arbor District Library, Old News, Ann Arbor Courier, July 13, 1883, 'Whitmore Lake'",
    },
    {
      heading: '1903: an oak already old',
      text: "Among the cottages of 'Ann Arbor row' a reporter admired a magnificent oak, probably big before any settler saw the lake. Oaks like that should not be cut or wounded from April 15 to July 15: beetles carry oak wilt to fresh wounds in those weeks, and joined roots pass it on. A storm break then gets a coat of paint the same day.",
      source:
        "Ann Arbor District Library, Old News, July 17, 1903, 'Summer Days At Whitmore'; Michigan Department of Natural Resources, oak wilt advice",
    },
    {
      heading: '2024: muck along Main Street',
      text: 'When Northfield Township planned its waterfront on the western shore, a study found that side of the lake too mucky for a beach, and native shore plants are part of the plan instead. Muck holds a tree loosely. One that has leaned for decades may be steady; fresh cracks in the turf on its high side say that it is moving now.',
      source: "WHMI, July 11, 2024, 'Northfield Township Gets Grant For Community Park Shoreline Project'",
    },
    {
      heading: 'Now: one lake level for 663 parcels',
      text: 'Horseshoe Lake, also in Northfield Township, has a legal level of 897.23 feet that the county watches for a district of about 663 parcels; one to three inches up or down is common. Established trees have adjusted to that line. New ones belong well above it, and an old willow on the edge is usually hollow before it looks it.',
      source: "Washtenaw County Water Resources Commissioner, 'Horseshoe Lake'",
    },
    {
      heading: 'Each spring: pools in the woods',
      text: 'Northfield Woods Preserve, 48 acres on Northfield Church Road, has trees of many species and ages around ponds that fill in spring. If there is a hollow like that on your land, let it be. Soil dumped into it smothers the roots of everything around, and the pool waters those roots for weeks at no charge.',
      source: "Washtenaw County Natural Areas Preservation Program, 'List of NAPP Preserves'",
    },
  ],
  distance: 'About 12 miles straight north on US‑23.',
} satisfies Town
