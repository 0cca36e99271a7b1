import type { ServiceSlug } from './services'

/** A season or a place of pictureAlts, or the work of a service. */
export type Scene = 'workshop' | 'hero' | 'spring' | 'autumn' | 'winter' | ServiceSlug

/** The scene that is nearest to what a town's page tells; it shows the company's world, not the town. */
export const townScenes: Readonly<Record<string, Scene>> = {
  'ann-arbor': 'workshop',
  plymouth: 'tree-trimming-pruning',
  northville: 'autumn',
  saline: 'tree-transplanting',
  dexter: 'spring',
  'south-lyon': 'tree-installation',
  novi: 'tree-removal',
  'whitmore-lake': 'hero',
  brighton: 'winter',
}
