import type { Town } from '../town'

export const saline = {
  introduction:
    'Salt gave Saline its name: springs near the river that drew animals and then people, long before the roads met. Today there is a mill pond, a few blocks of nineteenth-century houses with barns behind them, and farmland never far off. Rows that farmers planted against the wind have ended up beside houses. A row like that was never meant to stand one tree at a time, so we look at the whole line before touching any part of it.',
  facts: [
    {
      heading: 'Salt Springs Park',
      text: 'Brown leaf edges on the road side of a maple are often last winter’s salt; deep watering in spring rinses it down. Salt draws water out of roots: in this 15-acre park beside the river, off Monroe Street, a briny spring still rises in a clearing where no trees stand and little grows.',
      source: 'MLive, October 4, 2022, on Salt Springs Park; Ann Arbor Observer, ‘Saline’s Plymouth Rock’',
    },
    {
      heading: 'Mill Pond Park',
      text: 'If water rises or falls near a tree, give it time. Roots follow over several seasons, and the first sign of trouble is thin twigs at the very top. It may happen here: in 2025 the council weighed whether to keep or remove the old dam. At 54 acres this was the largest park in town when the Observer walked it, around a twenty-acre pond.',
      source: 'Ann Arbor Observer, ‘A Walk by the Mill Pond’; WEMU, March 14, 2025, on the Saline River Dam',
    },
    {
      heading: 'Saline Waterworks Road',
      text: 'For a yard close to the river, choose trees of the floodplain, and plant them on a slight rise, never in a dip. They are used to a flood now and then and to the silt it leaves. The Michigan Nature Association’s Joan Rodman preserve here has them, 18 acres of forest on both sides of the Saline River.',
      source: 'Walking Washtenaw, ‘Joan Rodman Memorial Plant Preserve’',
    },
    {
      heading: 'North Ann Arbor Street',
      text: 'Behind an old house, the first thing to settle is the route: in past porches, eaves and a barn wall, and back out with the wood. One block of historic district here holds 22 homes and 11 barns and carriage houses, most of them from the 1870s to the early 1900s, after the railroad came.',
      source:
        'National Register of Historic Places, nomination of the North Ann Arbor Street Historic District, Saline',
    },
    {
      heading: 'Rentschler Farm',
      text: 'Where soil was moved and roots were cut for a new street, a tree may need ten years to show it, first by dead tips, then by mushrooms at its base. At 1265 East Michigan Avenue four acres with farmhouse, barns and hog house are left of a farm that one family worked for ninety-seven years; the rest was sold piece by piece.',
      source: 'National Park Service, National Register, ‘Rentschler Farmstead’; The Saline Post, July 5, 2014',
    },
    {
      heading: 'Michigan Avenue',
      text: 'Raise a crown over the lane a little at a time, across several winters: that harms it less than doing it in a single day. Trees on an old through road live with salt spray, hot pavement and trucks that brush their limbs. This one keeps the curves of the Sauk trail, since the money for surveying a straight one ran out.',
      source: 'Saline Area Historical Society, ‘Hidden Stories’ (story 2)',
    },
    {
      heading: 'Between the sidewalk and the street',
      text: 'The city looks after the trees in this strip. If one needs trimming, or looks dead or diseased, call its Department of Public Works and not us.',
      source:
        'City of Saline, Department of Public Works, ‘Trees Located in the Extension Between the Sidewalk and the Street’',
    },
  ],
  closeUp: { picture: 'mushrooms', caption: 'Mushrooms at the base can tell of roots that were cut ten years ago.' },
  distance: 'About 9 miles by Ann Arbor-Saline Road.',
} satisfies Town
