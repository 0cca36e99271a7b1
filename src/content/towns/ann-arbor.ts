import type { Town } from '../town'

export const annArbor = {
  introduction:
    'Ann Arbor is home: the shop is here, on the west side. It is also a town whose ground changes from one street to the next, ridge and hollow, clay and gravel, with the Huron River cutting through the middle. What thrives in a yard above the river may fail in one above a buried creek. So we look at the soil first, then at the tree, and only then talk about what should be done and what can wait.',
  facts: [
    {
      heading: 'A creek in a pipe',
      text: 'Allen Creek once ran open below the Old West Side and gave its water to mills, tanneries and breweries. In the 1920s residents wanted it in a storm sewer, and there it went, though hard rain can still fill the old valley. A tree on this low ground may stand in fill, with wet feet for days, so we check its roots before we prune its top.',
      source:
        "Ann Arbor Historic District Commission, 'Allen Creek Valley Shapes the Town' (text in the Historical Marker Database)",
    },
    {
      heading: 'Beech and sugar maple at Bird Hills',
      text: 'Bird Hills, some 160 acres between Newport Road and Huron River Drive, has beech, sugar maple, dogwood, oak and hickory in its ravines, on land that old photographs show logged and grazed nearly bare in the late 1800s. Yards beside such woods inherit tall, narrow trees that grew up sheltered. Opened on one side, they need watching for a few years.',
      source: "City of Ann Arbor, Parks and Recreation, 'Bird Hills Nature Area'",
    },
    {
      heading: 'A great oak, moved',
      text: 'In November 2014 the University of Michigan moved a burr oak 65 feet tall, two centuries old or more, about 100 yards to make room for its business school. The job took five months, and special care went on for years. For a house the lesson is to move a tree while it is young, or to plan around the old one.',
      source: "Historical Marker Database, 'The Michigan Ross Bur Oak'",
    },
    {
      heading: 'The ash trees that are gone',
      text: "When the emerald ash borer reached the city around 2002, an estimated 5,500 ash trees stood along its streets, and about 14 percent of the city's trees were ash. The gaps are why we would rather plant three kinds of tree than three of a kind. A dead ash still standing turns brittle within a few seasons and should be looked at soon.",
      source: "The Ann Arbor News, Judy McGovern's report on the city's replanting program (copy at iatp.org)",
    },
    {
      heading: 'Ridges of stone and clay',
      text: 'The ice sheet paused here and left its mark: the main campus stands on a plain at the edge of a moraine, a ridge of stone and clay, and a channel dug by the glacier winds through the west side. Clay holds water around a new root ball; gravel lets it drain away. A shovel tells us which one you have before we recommend a species.',
      source:
        "Ann Arbor District Library, Old News, 'On The Shores Of Lake Maumee', after Russell and Leverett, Ann Arbor Folio",
    },
    {
      heading: 'Oaks in the red oak group',
      text: "The woods around the Huron Hills golf course hold black oak, Hill's oak and white oak over sassafras and witch-hazel. Black and Hill's oak belong to the red oak group, which oak wilt kills fastest. The state asks that no oak be pruned or wounded from April 15 to July 15, and we keep oak pruning outside that season.",
      source:
        'City of Ann Arbor, Natural Area Preservation News, Summer 2006; Michigan Department of Natural Resources, oak wilt advice',
    },
    {
      heading: 'Porches and street trees',
      text: 'The Old West Side, a historic district since 1972, is known for one-family houses, many with front porches, on streets lined with trees. The city manages the trees along the street; those on the house side of the sidewalk are the owner’s. But their crowns meet, so pruning one means looking at both, and at the porch roof below them.',
      source:
        "The Michigan Daily, 'Neighborhoods: Old West Side'; Ann Arbor Chronicle, 'Environmental Indicators: Trees'",
    },
  ],
  distance:
    'The shop is in town, in 48103: about 2 miles from downtown and about 7 from the far corner at US‑23 and Plymouth Road.',
} satisfies Town
