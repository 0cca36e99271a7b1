import type { Town } from '../town'

export const southLyon = {
  introduction:
    'South Lyon began as a railroad town among farms and marsh and has been growing outward ever since. Its trees come in two generations: broad ones along the older streets, and slim ones, some still tied to stakes, on lots that were fields not long ago. With the young ones a little help goes furthest. Planting at the right depth, moving a tree while that is still possible, correcting a bad fork early: small jobs that save you big ones.',
  facts: [
    {
      heading: 'Under the topsoil',
      text: "Davis Creek, which carries the city's water toward the Huron, crosses deep glacial beds of sand and gravel. By 1927 this area, dotted with pits in Green Oak and Lyon townships, had the largest such operation in the country. Ground like this drains fast and dries early in the year. A newly planted tree wants long, slow watering, and mulch to keep the water there.",
      source: "Huron River Watershed Council, 'Davis Creek'",
    },
    {
      heading: 'Beside the drains',
      text: 'From 1891 to 1924 farmers had the wetlands of the Davis Creek basin drained; the creek falls six feet in a mile, and one local stream is simply called Yerkes Drain. A low lot next to one can be sodden in May and baked by August. Swamp white oak takes both extremes, which few ornamental trees will do.',
      source:
        "Huron River Watershed Council, 'Davis Creek'; Hometown Life, April 17, 2023, on the area's creek clean-up",
    },
    {
      heading: 'Along the old tracks',
      text: "Three railroads served the place by the 1880s, and the bed of the Grand Trunk is now the Huron Valley Trail. Wherever a rail line falls quiet, quick seeders such as box elder and cherry move in, and one day they lean over somebody's shed. Taken out as saplings they cost an hour. After thirty years they cost a good deal more.",
      source: "Michigan State University, 'South Lyon - A Railroad Town'; Terrain360, 'Huron Valley Trail'",
    },
    {
      heading: 'In Volunteer Park',
      text: 'On Arbor Day in 2021, and once more in 2022, a Green Mountain maple was planted in the park off Dixboro Road; the city had then been a Tree City USA for over twenty years. One tree a year is a sound habit for a yard too. A double leader is one small cut in a tree’s fifth year and a serious fault in its fiftieth.',
      source: "WHMI, 'South Lyon Holds 21st Annual Arbor Day Ceremony', May 2, 2021, and report of May 3, 2022",
    },
    {
      heading: 'At the depot',
      text: "The depot with the witch's-hat roof stood on East Lake Street until 1976, when it was moved to McHattie Park. A young tree can move too, if it is dug up while dormant, its root ball is sized to the trunk, and it is set no deeper than it stood. Beyond a certain girth, change the plan and leave the tree.",
      source: "City of South Lyon, 'Witch's Hat Depot'",
    },
    {
      heading: 'On the new lots',
      text: 'In 2015 Lyon Township, next door, was described as the fastest growing community in Oakland County, with homes planned along Ten Mile Road on former farmland. Construction packs soil hard. Before planting in it we like to dig a test hole and fill it with water. If it has not drained by morning, the bed should be wider, never deeper.',
      source: 'Hometown Life, September 18, 2015, on planned developments in Lyon Township',
    },
  ],
  distance: 'About 17 miles to the northeast, by US‑23 and then the mile roads, or by Pontiac Trail all the way.',
} satisfies Town
