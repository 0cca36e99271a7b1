import type { Town } from '../town'

export const plymouth = {
  introduction:
    'A mill on the Middle Rouge drew the settlement that became Plymouth, and the streets around Kellogg Park keep the scale of that time, with tall crowns close to roofs, wires and the house next door. Streets like these call for patient pruning: small cuts, each limb lowered on a rope, and a word ahead of time with whoever lives on the other side of the fence.',
  facts: [
    {
      heading: 'Miller Woods shows what grew here before the town',
      text: 'Beech and maple root close to the surface. Parking, piled soil or a trench beneath an old one can kill it years after the builders have left. Off Powell Road, just east of Ridge Road, stands a forest of American beech and sugar maple with basswood, red oak and hickory among them, a kind now rare in southeast Michigan.',
      source: 'Miller Woods, millerwoods.com, ‘A Historic Urban Forest’',
    },
    {
      heading: 'The first settlers wrote of rich, mixed soil and many springs',
      text: 'Find out how your lot drains. One is dry within hours while the next stays wet for days, and a tree chosen for the first may rot in the second. Those who reached the township in 1824 and 1825 found dense woods of many timbers, diversified soil, springs and brooks, and two streams meeting to form a branch of the Rouge.',
      source: 'Plymouth District Library, Wears and Petlewski, ‘Historical Background on Plymouth Township’',
    },
    {
      heading: 'Tonquish Creek runs partly under the streets',
      text: 'Plant cherry and sugar maple on the higher side of the yard. Soaked soil loosens roots just when wind arrives; willow and silver maple put up with that, and these two seldom do. About half of the mile of Tonquish Creek inside the city is underground, and homes on Manton Avenue have had it in their back yards after heavy rain.',
      source: 'Hometown Life, September 8, 2021, ‘Petition to remedy Tonquish Creek flooding voted down’',
    },
    {
      heading: 'Wilcox Lake is a mill pond',
      text: 'How much weight can come off the water side of a tree depends on what the land side still holds: on the bank of a pond it grows toward light and open air, with half of its roots on the wet side. Wilcox Lake is one of four ponds that settlers made along the Middle Rouge in the 1800s; the gristmill at its dam was built around 1850.',
      source: 'Wayne County Parks, ‘Wilcox Lake’',
    },
    {
      heading: 'Kellogg Park was first planted in 1858',
      text: 'A tree amid paving and crowds lives on little soil. Water in dry summers, snow salt kept away from the trunk and a ring of mulch in place of trampled grass will do more for it than any saw. Trees went in on the central green before the Civil War, and it has been the town’s meeting place for generations.',
      source: 'PocketSights, ‘Downtown Plymouth Historical Sites: Kellogg Park’',
    },
    {
      heading: 'The boulevard decides how tall a street tree may get',
      text: 'For a tree between the sidewalk and the street, call the city’s Department of Municipal Services and not us: the city maintains the trees in that strip. Its width sets the largest tree the city will have there: small ones stay under 25 feet, medium ones reach 40, large ones more.',
      source: 'City of Plymouth, Department of Municipal Services, ‘Trees & Forestry’',
    },
  ],
  closeUp: { picture: 'limb-over-roof', caption: 'Tall crowns close to roofs: here each limb is lowered on a rope.' },
  distance: 'About 18 miles east of the shop, most of the way on M‑14.',
} satisfies Town
