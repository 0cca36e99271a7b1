import type { Town } from '../town'

export const brighton = {
  introduction:
    'North of the Huron the land begins to roll, and around Brighton it is ridge and lake by turns. Steep driveways, sandy banks and oak woods right behind the lawn are common, and so is cold air that settles in the low places in May. This is the northern end of our map. When you call, tell us what you can see: how steep it is, which way the tree leans, where a truck could park.',
  facts: [
    {
      heading: 'Hilltop and marsh',
      text: 'In 1840 the village was up on the hill where Spencer and Rickett roads meet the Grand River trail; the gristmill took the low, marshy ground by North Street, where cars park now. A downtown tree may stand on either. On old marsh the water rises into the planting hole, and a broad, low mound serves better than a pit.',
      source: "Brighton Area Historical Society, 'Early Gristmills of the Brighton Area'",
    },
    {
      heading: 'Ore Creek, dammed in 1838',
      text: 'The Mill Pond is a stretch of South Ore Creek held back for a mill, and business, homes and walks have gathered around it since. The edge of a pond like this is fill, with roots working into walls and paths. Prune the water side lightly and the land side too, because a tree left lopsided goes the way it leans.',
      source: "Livingston Daily, March 30, 2018, 'City gearing up to revamp amphitheater at Brighton's Mill Pond'",
    },
    {
      heading: 'Beneath the cemetery trees',
      text: 'The Old Village Cemetery, begun in 1837, is on a small rise above the pond, under mature trees; since 2009 volunteers have been clearing it of brush. Nothing can be allowed to fall among headstones. Wood comes down by rope in short lengths there, the turf is walked on and not driven on, and the work takes as long as it takes.',
      source:
        "City of Brighton, 'Restoring Brighton's Old Village Cemetery'; Brighton Area Historical Society, spring cleanup notices",
    },
    {
      heading: 'Frost in the kettle holes',
      text: 'The Forest Service calls this belt of country the Jackson Interlobate: steep moraine ridges in sandy outwash, kettle lakes, and many lowlands where late spring frost is a real danger. A magnolia planted at the foot of a slope may lose its blossoms year after year. Halfway up it may be safe, and oaks, which leaf out late, rarely mind.',
      source:
        "U.S. Forest Service, 'Regional Landscape Ecosystems of Michigan, Minnesota, and Wisconsin', sub-subsection VI.1.3",
    },
    {
      heading: 'Campgrounds and firewood',
      text: "Brighton Recreation Area has 4,947 acres of hills and lakes southwest of the city, and campgrounds with more than 200 sites. Campers bring wood, and wood brings insects and fungi. The state's advice is not to move it: buy it where you’ll burn it, and leave what’s left over. The oaks behind your house are the ones that benefit.",
      source:
        "Wikipedia, 'Brighton Recreation Area'; Michigan Department of Natural Resources, 'Don't move firewood' advice",
    },
    {
      heading: 'Limbs and the snowplow',
      text: 'In the fall of 2017 the city announced winter trimming of limbs over its streets, so that they neither strike plow trucks nor hide signs; for a private tree, it talks to the owner. It is nicer to get there first. A limb taken off at the collar in winter closes over in time, and one torn by a plow hardly ever does.',
      source: "WHMI, report on the City of Brighton's right-of-way tree trimming program (news article 29960)",
    },
    {
      heading: 'Seedlings on Arbor Day',
      text: 'The city held its 21st Arbor Day celebration in April 2024, with a tree planted at Fairview Cemetery off Flint Road and seedlings for visitors. A seedling doesn’t look like much, yet its roots have never been cut or coiled in a pot. Fenced against deer and kept free of grass, it often overtakes a much bigger tree planted the same day.',
      source: "WHMI, April 16, 2024, 'City of Brighton Announces 21st Annual Arbor Day Celebration'",
    },
  ],
  distance: 'About 20 miles north by US‑23, past Whitmore Lake.',
} satisfies Town
