import type { Town } from '../town'

export const plymouth = {
  introduction:
    'A mill on the Middle Rouge drew the settlement that became Plymouth, and the streets around Kellogg Park keep the scale of that time, with tall crowns close to roofs, wires and the house next door. Streets like these call for patient pruning: small cuts, each limb lowered on a rope, and a word ahead of time with whoever lives on the other side of the fence.',
  facts: [
    {
      heading: 'Call the city about a street tree',
      text: 'For a tree between the sidewalk and the street, call the city’s Department of Municipal Services and not us: the city maintains the trees in that strip. Its width sets the largest tree the city will have there.',
      source: 'City of Plymouth, Department of Municipal Services, “Trees & Forestry”',
    },
    {
      heading: 'Protect the roots of an old beech',
      text: 'Beech and maple root close to the surface, and parking, piled soil or a trench can kill an old one years after the builders have left. Both grew here before the town did, as Miller Woods, off Powell Road, shows.',
      source: 'Miller Woods, millerwoods.com, “A Historic Urban Forest”',
    },
    {
      heading: 'High ground for cherry and sugar maple',
      text: 'Plant both on the higher side of the yard. Soaked soil loosens roots just when wind arrives; willow and silver maple can take it, these two seldom can. Homes on Manton Avenue have had Tonquish Creek in their back yards after heavy rain.',
      source: 'Hometown Life, September 8, 2021, “Petition to remedy Tonquish Creek flooding voted down”',
    },
    {
      heading: 'Help for a tree amid paving',
      text: 'Water in dry summers, snow salt kept away from the trunk and a ring of mulch in place of trampled grass do more for it than any saw. That is as true beside a driveway as in Kellogg Park, first planted in 1858.',
      source: 'PocketSights, “Downtown Plymouth Historical Sites: Kellogg Park”',
    },
    {
      heading: 'Learn how your lot drains',
      text: 'One lot is dry within hours while the next stays wet for days, and a tree chosen for the first may rot in the second. The settlers of 1824 and 1825 found diversified soil in the township, with springs and brooks.',
      source: 'Plymouth District Library, Wears and Petlewski, “Historical Background on Plymouth Township”',
    },
    {
      heading: 'Taking weight off over the water',
      text: 'How much can come off depends on what the land side still holds: a tree on the bank of a pond grows toward light and open air, with half of its roots on the wet side. Wilcox Lake is one of four ponds that settlers made along the Middle Rouge.',
      source: 'Wayne County Parks, “Wilcox Lake”',
    },
  ],
  closeUp: { picture: 'limb-over-roof', caption: 'Tall crowns close to roofs: here each limb is lowered on a rope.' },
  distance: 'About 18 miles east of the shop, most of the way on M‑14.',
} satisfies Town
