import type { SignId } from './sign-names'

/** The center of a sign, and the side of it that its name is on. */
export type SignPlace = { x: number; y: number; side: 'left' | 'right' | 'below' }

/** The signs' places on the middle of src/pictures/worry-wide.webp, 1800 × 1200, in per cent from its left and top. */
export const signPlaces: Readonly<Record<SignId, SignPlace>> = {
  'dead-branches': { x: 28.5, y: 19, side: 'right' },
  crack: { x: 40.3, y: 60, side: 'right' },
  hole: { x: 41.2, y: 72.5, side: 'right' },
  mushrooms: { x: 35.4, y: 83, side: 'left' },
  'lifted-soil': { x: 52, y: 83, side: 'below' },
  'limb-over-roof': { x: 68, y: 46, side: 'left' },
  wires: { x: 20, y: 43, side: 'below' },
}
