import { type TownSlug, towns } from './towns'

// What the map of the towns (components/towns/area-map.tsx) shows besides the towns of towns.ts.

const FROM_THREE = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

export const mapWords = {
  name: 'Map of the towns we serve',
  shop: 'Our shop',
  towns: `We work in all ${FROM_THREE[towns.length - 3] ?? 'of them'}`,
  /** For a map that does not show them all. */
  someTowns: 'Towns we serve',
  firewood: 'Firewood delivered',
}

/** What a map shows, in miles: how far it reaches west and north of the shop, and its size. */
export type MapFrame = { west: number; north: number; width: number; height: number }

export const townsFrame: MapFrame = { west: 16.2, north: 20.4, width: 34.2, height: 31.7 }

/** The circle of firewood deliveries. */
export function circleFrame(radiusMiles: number): MapFrame {
  const edge = radiusMiles + 1.5
  return { west: edge, north: edge, width: 2 * edge, height: 2 * edge }
}

/** The side of its dot that a town's name is on, to keep clear of other names. The default is the left. */
export const nameSides: Readonly<
  Partial<Record<TownSlug, 'above' | 'above-right' | 'below' | 'below-left' | 'below-right' | 'right'>>
> = {
  novi: 'above',
  'south-lyon': 'above-right',
  'whitmore-lake': 'below',
  plymouth: 'below-left',
}

/** The same on the map with the circle of firewood deliveries, so that no name crosses the circle. */
export const nameSidesInCircle: typeof nameSides = { ...nameSides, 'south-lyon': 'below-right' }

type Line = {
  name: string
  /** Latitude and longitude of the middle of the name, clear of the line and of other names. */
  nameAt: readonly [number, number]
  /** Latitude and longitude of some points on the way. */
  course: readonly (readonly [number, number])[]
}

// Rough courses, to be recognized and not measured: a few points each, accurate to about half a mile. They reach
// 12 miles beyond the map's sides, for a wider card.

/** From Kent Lake past Brighton, through the Portage Lakes, Dexter and Belleville Lake to Lake Erie. */
export const river: Line = {
  name: 'Huron River',
  nameAt: [42.192, -83.585],
  course: [
    [42.7, -83.5],
    [42.512, -83.672],
    [42.49, -83.755],
    [42.474, -83.8],
    [42.445, -83.87],
    [42.425, -83.925],
    [42.378, -83.935],
    [42.34, -83.88],
    [42.326, -83.86],
    [42.336, -83.808],
    [42.312, -83.762],
    [42.288, -83.742],
    [42.268, -83.7],
    [42.266, -83.63],
    [42.243, -83.61],
    [42.208, -83.585],
    [42.215, -83.49],
    [42.18, -83.4],
    [42.15, -83.35],
    [42.03, -83.185],
  ],
}

export const highways: readonly Line[] = [
  {
    name: 'US‑23',
    nameAt: [42.385, -83.711],
    course: [
      [41.9, -83.67],
      [42.16, -83.683],
      [42.232, -83.684],
      [42.3, -83.69],
      [42.324, -83.7],
      [42.322, -83.738],
      [42.378, -83.752],
      [42.43, -83.76],
      [42.52, -83.754],
      [42.75, -83.71],
    ],
  },
  {
    name: 'I‑94',
    nameAt: [42.309, -83.93],
    course: [
      [42.272, -84.35],
      [42.284, -84.21],
      [42.298, -84.02],
      [42.294, -83.9],
      [42.29, -83.81],
      [42.277, -83.782],
      [42.246, -83.772],
      [42.243, -83.74],
      [42.232, -83.684],
      [42.222, -83.6],
      [42.222, -83.48],
      [42.228, -83.35],
      [42.262, -83.24],
      [42.32, -83.12],
    ],
  },
  {
    name: 'M‑14',
    nameAt: [42.317, -83.585],
    course: [
      [42.2918, -83.85],
      [42.302, -83.775],
      [42.318, -83.742],
      [42.322, -83.7],
      [42.325, -83.65],
      [42.352, -83.55],
      [42.388, -83.49],
      [42.388, -83.4335],
    ],
  },
  {
    name: 'I‑96',
    nameAt: [42.527, -83.59],
    course: [
      [42.7, -84.12],
      [42.543, -83.8],
      [42.52, -83.754],
      [42.515, -83.66],
      [42.51, -83.6],
      [42.492, -83.51],
      [42.49, -83.45],
      [42.46, -83.434],
      [42.387, -83.4325],
      [42.384, -83.3],
      [42.362, -83.19],
      [42.34, -83.12],
    ],
  },
  {
    name: 'I‑275',
    nameAt: [42.13, -83.462],
    course: [
      [42.42, -83.4332],
      [42.36, -83.4325],
      [42.222, -83.434],
      [41.9, -83.38],
    ],
  },
]
