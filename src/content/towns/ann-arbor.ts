import type { Town } from '../town'

export const annArbor = {
  introduction:
    'Ann Arbor is home: the shop is here. It is also a town whose ground changes from one street to the next, ridge and hollow, clay and gravel, with the Huron River cutting through the middle. What thrives in a yard above the river may fail in one above a buried creek. So we look at the soil first, then at the tree, and only then talk about what should be done and what can wait.',
  facts: [
    {
      heading: 'A creek in a pipe',
      text: 'On the low ground of the Old West Side a tree may stand in fill, with wet feet for days, so have its roots checked and not only its top. Allen Creek once ran open here and gave its water to mills, tanneries and breweries. In the 1920s residents wanted it in a storm sewer, and there it went, though hard rain can still fill the old valley.',
      source:
        'Ann Arbor Historic District Commission, ‘Allen Creek Valley Shapes the Town’ (text in the Historical Marker Database)',
    },
    {
      heading: 'Beech and sugar maple at Bird Hills',
      text: 'Trees that grew up sheltered are tall and narrow. Opened on one side, they need watching for a few years. Yards beside Bird Hills have inherited such trees: some 160 acres between Newport Road and Huron River Drive, with beech, sugar maple, dogwood, oak and hickory in the ravines, on land that old photographs show logged and grazed nearly bare in the late 1800s.',
      source: 'City of Ann Arbor, Parks and Recreation, ‘Bird Hills Nature Area’',
    },
    {
      heading: 'A great oak, moved',
      text: 'Move a tree while it is young, or plan around the old one. What an old one takes could be seen in November 2014, when the University of Michigan moved a burr oak 65 feet tall, two centuries old or more, about 100 yards to make room for its business school. The job took five months, and special care went on for years.',
      source: 'Historical Marker Database, ‘The Michigan Ross Bur Oak’',
    },
    {
      heading: 'The ash trees that are gone',
      text: 'A dead ash still standing turns brittle within a few seasons and should be looked at soon. Where one is gone, we would rather plant three kinds of tree than three of a kind. When the emerald ash borer reached the city around 2002, an estimated 5,500 ash trees stood along its streets, and about 14 percent of the city’s trees were ash.',
      source: 'The Ann Arbor News, Judy McGovern’s report on the city’s replanting program (copy at iatp.org)',
    },
    {
      heading: 'Ridges of stone and clay',
      text: 'A shovel tells which soil you have before we recommend a species: clay holds water around a new root ball, and gravel lets it drain away. The ice sheet paused here and left both. The main campus stands on a plain at the edge of a moraine, a ridge of stone and clay, and a channel dug by the glacier winds through the west side.',
      source:
        'Ann Arbor District Library, Old News, ‘On The Shores Of Lake Maumee’, after Russell and Leverett, Ann Arbor Folio',
    },
    {
      heading: 'Oaks in the red oak group',
      text: 'Have black oak and Hill’s oak pruned in winter. They belong to the red oak group, which oak wilt kills fastest: the state asks that no oak be pruned or wounded from April 15 to July 15, and calls it prudent to wait until the leaves are down. Both grow with white oak over sassafras and witch-hazel in the woods around the Huron Hills golf course.',
      source:
        'City of Ann Arbor, Natural Area Preservation News, Summer 2006; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'Porches and street trees',
      text: 'A tree along the street is the city’s, and work on it takes a city permit; one on the house side of the sidewalk is the owner’s. Their crowns meet, so pruning one means looking at both, and at the porch roof below them. The Old West Side, a historic district since 1972, is known for one-family houses, many with front porches, on streets lined with trees.',
      source:
        'The Michigan Daily, ‘Neighborhoods: Old West Side’; Ann Arbor Chronicle, ‘Environmental Indicators: Trees’; City of Ann Arbor, Forestry, ‘Street Tree Permits’',
    },
  ],
  closeUp: {
    picture: 'ash-bark',
    caption: 'The bark falls from a dead ash in patches. Within a few seasons the wood is brittle.',
  },
  distance: 'The shop is in town, in 48103, about 4 miles from the far corner at US‑23 and Plymouth Road.',
} satisfies Town
