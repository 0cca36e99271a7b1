import type { Town } from '../town'

export const brighton = {
  introduction:
    'North of the Huron the land begins to roll, and around Brighton it is ridge and lake by turns. Steep driveways, sandy banks and oak woods right behind the lawn are common, and so is cold air that settles in the low places in May. When you call, tell us what you can see: how steep it is, which way the tree leans, where a truck could park.',
  facts: [
    {
      heading: 'Have low limbs over the street cut',
      text: 'Taken off at the collar in winter, a limb leaves a cut that closes over in time; a tear from a plow hardly ever does. In 2017 the city announced winter trimming over its streets.',
      source: 'WHMI, report on the City of Brighton’s right-of-way tree trimming program (news article 29960)',
    },
    {
      heading: 'Keep magnolias out of the low spots',
      text: 'At the foot of a slope a magnolia may lose its blossoms to frost year after year; halfway up it is safer. Oaks leaf out late and rarely suffer. The Forest Service calls late spring frost a real danger in many lowlands here.',
      source:
        'U.S. Forest Service, “Regional Landscape Ecosystems of Michigan, Minnesota, and Wisconsin”, sub-subsection VI.1.3',
    },
    {
      heading: 'Don’t bring firewood home from camp',
      text: 'Insects and fungi travel with it, so buy wood where you’ll burn it and leave what’s left over, as the state advises. That protects the oaks behind your house: Brighton Recreation Area alone has campgrounds with more than 200 sites.',
      source:
        'Wikipedia, “Brighton Recreation Area”; Michigan Department of Natural Resources, “Don’t move firewood” advice',
    },
    {
      heading: 'Where it’s wet, plant on a mound',
      text: 'On old marsh the water rises into the planting hole, so a broad, low mound serves better than a pit. Downtown, the gristmill once took such ground by North Street, where cars park now.',
      source: 'Brighton Area Historical Society, “Early Gristmills of the Brighton Area”',
    },
    {
      heading: 'Prune evenly beside a pond',
      text: 'Take a little from the water side and a little from the land side: a tree left lopsided goes the way it leans. That matters around the Mill Pond, where businesses, homes and walks have gathered.',
      source: 'Livingston Daily, March 30, 2018, “City gearing up to revamp amphitheater at Brighton’s Mill Pond”',
    },
    {
      heading: 'Consider planting a seedling',
      text: 'Fenced against deer and kept free of grass, it often overtakes a much bigger tree set out the same day, because its roots have never been cut or coiled in a pot. The city had seedlings for visitors on Arbor Day in 2024.',
      source: 'WHMI, April 16, 2024, “City of Brighton Announces 21st Annual Arbor Day Celebration”',
    },
  ],
  closeUp: { picture: 'bare-oak', caption: 'Without its leaves, an oak shows how it is built.' },
  distance: 'About 20 miles north by US‑23, past Whitmore Lake.',
} satisfies Town
