import type { TownWords } from '../town-words'

export const brighton = {
  introduction:
    'North of the Huron the land begins to roll, and around Brighton it is ridge and lake by turns. Steep driveways, sandy banks and oak woods right behind the lawn are common, and so is cold air that settles in the low places in May. When you call, tell us what you can see: how steep it is, which way the tree leans, where a truck could park.',
  facts: [
    {
      heading: 'Limbs over the street',
      text: 'Plows hit them. In 2017 the city set out to trim them in winter, after talking with the owner if the tree is private. Before you cut there yourself, ask the city.',
      source: 'WHMI, report on the City of Brighton’s right-of-way tree trimming program (news article 29960)',
    },
    {
      heading: 'Keep magnolias out of the low spots',
      text: 'At the foot of a slope a magnolia may lose its blossoms to frost year after year; halfway up it is safer. The Forest Service calls late spring frost a real danger in many lowlands here.',
      source:
        'U.S. Forest Service, “Regional Landscape Ecosystems of Michigan, Minnesota, and Wisconsin”, sub-subsection VI.1.3',
    },
    {
      heading: 'Don’t bring firewood home from camp',
      text: 'Insects and fungi travel with it, so buy wood where you’ll burn it and leave what’s left over. That protects the oaks behind your house.',
      source: 'Michigan Department of Natural Resources, “Don’t move firewood” advice',
    },
    {
      heading: 'Building near the oaks?',
      text: 'Half of a tree’s roots lie in the top foot of soil, and they reach far beyond its crown. Keep trucks and piles of soil off them: the damage may take years to show.',
      source: 'Minnesota Department of Natural Resources, “Construction damage causes and remedies”',
    },
  ],
  closeUp: { picture: 'sandy-bank', caption: 'On a sandy bank, a tree’s roots help to hold the slope.' },
  distance: 'About 20 miles north by US‑23, past Whitmore Lake.',
} satisfies TownWords
