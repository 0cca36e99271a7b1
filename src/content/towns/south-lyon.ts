import type { Town } from '../town'

export const southLyon = {
  introduction:
    'South Lyon began as a railroad town among farms and marsh and has been growing outward ever since. Its trees come in two generations: broad ones along the older streets, and slim ones, some still tied to stakes, on lots that were fields not long ago. With the young ones a little help goes furthest. Planting at the right depth, moving a tree while that is still possible, correcting a bad fork early: small jobs that save you big ones.',
  facts: [
    {
      heading: 'Under the topsoil',
      text: 'Water a new tree slowly and long, and mulch it to keep the water there: sand and gravel drain fast and dry early in the year. Davis Creek, which carries the city’s water toward the Huron, crosses deep glacial beds of both. By 1927 this area, dotted with pits in Green Oak and Lyon townships, had the largest such operation in the country.',
      source: 'Huron River Watershed Council, ‘Davis Creek’',
    },
    {
      heading: 'Beside the drains',
      text: 'A low lot next to a drain can be sodden in May and baked by August. Swamp white oak takes both extremes, which few ornamental trees will do. From 1891 to 1924 farmers had the wetlands of the Davis Creek basin drained; the creek falls six feet in a mile, and one local stream is simply called Yerkes Drain.',
      source:
        'Huron River Watershed Council, ‘Davis Creek’; Hometown Life, April 17, 2023, on the area’s creek clean-up',
    },
    {
      heading: 'Along the old tracks',
      text: 'Take out box elder and cherry as saplings, when they cost an hour. After thirty years, leaning over somebody’s shed, they cost a good deal more. Such quick seeders move in wherever a rail line falls quiet: three railroads served the place by the 1880s, and the bed of the Grand Trunk is now the Huron Valley Trail.',
      source: 'Michigan State University, ‘South Lyon - A Railroad Town’; Terrain360, ‘Huron Valley Trail’',
    },
    {
      heading: 'In Volunteer Park',
      text: 'Correct a double leader early: it is one small cut in a tree’s fifth year and a serious fault in its fiftieth. And plant one tree a year, which is a sound habit for a yard too. On Arbor Day in 2021, and once more in 2022, a Green Mountain maple was planted in the park off Dixboro Road; the city had then been a Tree City USA for over twenty years.',
      source: 'WHMI, ‘South Lyon Holds 21st Annual Arbor Day Ceremony’, May 2, 2021, and report of May 3, 2022',
    },
    {
      heading: 'At the depot',
      text: 'A young tree can move, if it is dug up while dormant, its root ball is sized to the trunk, and it is set no deeper than it stood. Beyond a certain girth, change the plan and leave the tree. Even the depot with the witch’s-hat roof has moved: it stood on East Lake Street until 1976 and now stands in McHattie Park.',
      source: 'City of South Lyon, ‘Witch’s Hat Depot’',
    },
    {
      heading: 'On the new lots',
      text: 'Construction packs soil hard. Before planting in it, dig a test hole and fill it with water: if it has not drained by morning, the bed should be wider, never deeper. In 2015 Lyon Township, next door, was described as the fastest growing community in Oakland County, with homes planned along Ten Mile Road on former farmland.',
      source: 'Hometown Life, September 18, 2015, on planned developments in Lyon Township',
    },
  ],
  closeUp: { picture: 'root-ball', caption: 'A young tree can move, with a root ball sized to its trunk.' },
  distance: 'About 17 miles to the northeast, by US‑23 and then the mile roads, or by Pontiac Trail all the way.',
} satisfies Town
