import type { Town } from '../town'

export const brighton = {
  introduction:
    'North of the Huron the land begins to roll, and around Brighton it is ridge and lake by turns. Steep driveways, sandy banks and oak woods right behind the lawn are common, and so is cold air that settles in the low places in May. This is the northern end of our map. When you call, tell us what you can see: how steep it is, which way the tree leans, where a truck could park.',
  facts: [
    {
      heading: 'Hilltop and marsh',
      text: 'On old marsh the water rises into the planting hole, and a broad, low mound serves better than a pit. A downtown tree may stand on marsh or on the hill: in 1840 the village was up where Spencer and Rickett roads meet the Grand River trail, and the gristmill took the low, marshy ground by North Street, where cars park now.',
      source: 'Brighton Area Historical Society, ‘Early Gristmills of the Brighton Area’',
    },
    {
      heading: 'Ore Creek, dammed in 1838',
      text: 'On the edge of a pond, prune the water side lightly and the land side too, because a tree left lopsided goes the way it leans. Such an edge is fill, with roots working into walls and paths. The Mill Pond is a stretch of South Ore Creek held back for a mill, and business, homes and walks have gathered around it since.',
      source: 'Livingston Daily, March 30, 2018, ‘City gearing up to revamp amphitheater at Brighton’s Mill Pond’',
    },
    {
      heading: 'Beneath the cemetery trees',
      text: 'Where nothing may be hit, wood comes down by rope in short lengths, the turf is walked on and not driven on, and the work takes as long as it takes. The Old Village Cemetery is such a place: begun in 1837 on a small rise above the pond, under mature trees, and cleared of brush by volunteers since 2009.',
      source:
        'City of Brighton, ‘Restoring Brighton’s Old Village Cemetery’; Brighton Area Historical Society, spring cleanup notices',
    },
    {
      heading: 'Frost in the kettle holes',
      text: 'Plant a magnolia halfway up a slope: at the foot it may lose its blossoms to frost year after year. Oaks, which leaf out late, rarely mind. The Forest Service calls this belt of country the Jackson Interlobate: steep moraine ridges in sandy outwash, kettle lakes, and many lowlands where late spring frost is a real danger.',
      source:
        'U.S. Forest Service, ‘Regional Landscape Ecosystems of Michigan, Minnesota, and Wisconsin’, sub-subsection VI.1.3',
    },
    {
      heading: 'Campgrounds and firewood',
      text: 'Buy firewood where you’ll burn it, and leave what’s left over: the state’s advice is not to move it, because insects and fungi travel with it. The oaks behind your house are the ones that benefit. Brighton Recreation Area alone, 4,947 acres of hills and lakes southwest of the city, has campgrounds with more than 200 sites.',
      source:
        'Wikipedia, ‘Brighton Recreation Area’; Michigan Department of Natural Resources, ‘Don’t move firewood’ advice',
    },
    {
      heading: 'Limbs and the snowplow',
      text: 'Have a low limb over the street taken off at the collar in winter: that cut closes over in time, and one torn by a plow hardly ever does. In the fall of 2017 the city announced winter trimming of limbs over its streets, so that they neither strike plow trucks nor hide signs; for a private tree, it talks to the owner.',
      source: 'WHMI, report on the City of Brighton’s right-of-way tree trimming program (news article 29960)',
    },
    {
      heading: 'Seedlings on Arbor Day',
      text: 'A seedling that is fenced against deer and kept free of grass often overtakes a much bigger tree planted the same day, because its roots have never been cut or coiled in a pot. The city had seedlings for visitors at its 21st Arbor Day celebration in April 2024, when a tree was planted at Fairview Cemetery off Flint Road.',
      source: 'WHMI, April 16, 2024, ‘City of Brighton Announces 21st Annual Arbor Day Celebration’',
    },
  ],
  closeUp: { picture: 'oak-crown', caption: 'Oaks leaf out late, and rarely mind the frost of a low place.' },
  distance: 'About 20 miles north by US‑23, past Whitmore Lake.',
} satisfies Town
