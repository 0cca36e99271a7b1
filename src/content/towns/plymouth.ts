import type { Town } from '../town'

export const plymouth = {
  introduction:
    'A mill on the Middle Rouge drew the settlement that became Plymouth, and the streets around Kellogg Park keep the scale of that time, with tall crowns close to roofs, wires and the house next door. Streets like these call for patient pruning: small cuts, each limb lowered on a rope, and a word ahead of time with whoever lives on the other side of the fence.',
  facts: [
    {
      heading: 'Miller Woods shows what grew here before the town',
      text: 'Off Powell Road, just east of Ridge Road, stands a forest of American beech and sugar maple with basswood, red oak and hickory among them, a kind now rare in southeast Michigan. Beech and maple root close to the surface. Parking, piled soil or a trench beneath an old one can kill it years after the builders have left.',
      source: "Miller Woods, millerwoods.com, 'A Historic Urban Forest'",
    },
    {
      heading: 'The first settlers wrote of rich, mixed soil and many springs',
      text: 'Those who reached the township in 1824 and 1825 found dense woods of many timbers, diversified soil, springs and brooks, and two streams meeting to form a branch of the Rouge. Mixed soil is still the thing to know. One lot drains within hours while the next stays wet for days, and a tree chosen for the first may rot in the second.',
      source: "Plymouth District Library, Wears and Petlewski, 'Historical Background on Plymouth Township'",
    },
    {
      heading: 'Tonquish Creek runs partly under the streets',
      text: 'About half of the mile of Tonquish Creek inside the city is underground, and homes on Manton Avenue have had it in their back yards after heavy rain. Soaked soil loosens roots just when wind arrives. Willow and silver maple put up with that; cherry and sugar maple seldom do, and belong on the higher side of the yard.',
      source: "Hometown Life, September 8, 2021, 'Petition to remedy Tonquish Creek flooding voted down'",
    },
    {
      heading: 'Wilcox Lake is a mill pond',
      text: 'It is one of four ponds that settlers made along the Middle Rouge in the 1800s; the gristmill at its dam was built around 1850. Trees on the bank of a pond grow toward light and open air, with half of their roots on the wet side. How much weight can come off the water side depends on what the land side still holds.',
      source: "Wayne County Parks, 'Wilcox Lake'",
    },
    {
      heading: 'Kellogg Park was first planted in 1858',
      text: "Trees went in on the central green before the Civil War, and it has been the town's meeting place for generations. A tree amid paving and crowds lives on little soil. Water in dry summers, snow salt kept away from the trunk and a ring of mulch in place of trampled grass will do more for it than any saw.",
      source: "PocketSights, 'Downtown Plymouth Historical Sites: Kellogg Park'",
    },
    {
      heading: 'The boulevard decides how tall a street tree may get',
      text: 'The width of the strip between sidewalk and street sets the largest tree the city will have there: small ones stay under 25 feet, medium ones reach 40, large ones more. The city maintains the trees in that strip, so work on one of them begins with a call to its Department of Municipal Services, and not with a call to us.',
      source: "City of Plymouth, Department of Municipal Services, 'Trees & Forestry'",
    },
  ],
  distance: 'About 18 miles east of the shop, most of the way on M‑14.',
} satisfies Town
