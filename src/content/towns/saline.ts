import type { Town } from '../town'

export const saline = {
  introduction:
    'Salt gave Saline its name: springs near the river that drew animals and then people, long before the roads met. Today there is a mill pond, a few blocks of nineteenth-century houses with barns behind them, and farmland never far off. Rows that farmers planted against the wind have ended up beside houses. A row like that was never meant to stand one tree at a time, so we look at the whole line before touching any\u00a0part\u00a0of\u00a0it.',
  facts: [
    {
      heading: 'Who trims along the sidewalk?',
      text: 'The city looks after the trees between the sidewalk and the street. If one needs trimming, or looks dead or diseased, call its Department of Public Works and not us.',
      source:
        'City of Saline, Department of Public Works, “Trees Located in the Extension Between the Sidewalk and the Street”',
    },
    {
      heading: 'Rinse out road salt in spring',
      text: 'Brown leaf edges on the road side of a maple are often last winter’s salt, which draws water out of roots; deep watering rinses it down. Around the briny spring in Salt Springs Park no trees stand and little grows.',
      source: 'MLive, October 4, 2022, on Salt Springs Park; Ann Arbor Observer, “Saline’s Plymouth Rock”',
    },
    {
      heading: 'Getting to a tree behind an old house',
      text: 'The first thing to settle is the route: in past porches, eaves and a barn wall, and back out with the wood. One historic block of North Ann Arbor Street holds 22 homes and 11 barns and carriage houses.',
      source:
        'National Register of Historic Places, nomination of the North Ann Arbor Street Historic District, Saline',
    },
    {
      heading: 'What to plant close to the river',
      text: 'Trees of the floodplain are used to a flood now and then and to the silt it leaves. Plant them on a slight rise, never in a dip. The Joan Rodman preserve on Saline Waterworks Road has 18 acres of such forest.',
      source: 'Walking Washtenaw, “Joan Rodman Memorial Plant Preserve”',
    },
    {
      heading: 'Give trees time when the water level changes',
      text: 'Roots follow the water over several seasons, and the first sign of trouble is thin twigs at the very top. It may happen at the mill pond: in 2025 the council weighed whether to keep or remove the old dam.',
      source: 'WEMU, March 14, 2025, on the Saline River Dam',
    },
    {
      heading: 'Keep an eye on trees by new streets',
      text: 'Where soil was moved and roots were cut, a tree may need ten years to show it, first by dead tips, then by mushrooms at its base. Of the Rentschler farm on East Michigan Avenue, four acres are left.',
      source: 'National Park Service, National Register, “Rentschler Farmstead”; The Saline Post, July 5, 2014',
    },
  ],
  closeUp: { picture: 'mushrooms', caption: 'Mushrooms at the base can tell of roots that were cut ten years ago.' },
  distance: 'About 9 miles by Ann\u00a0Arbor‑Saline Road.',
} satisfies Town
