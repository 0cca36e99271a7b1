import { focalPoints } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services/services'
import stump from '@/pictures/stump.webp?w=480;740;1200&picture'
import stumpWithSprout from '@/pictures/stump-with-sprout.webp?w=480;740;1200&picture'
import { getAfterPicture } from './get-after-picture'
import { getScenePicture } from './get-scene-picture'

/** These two pages end with each other's picture: a young tree in its place. */
const endings = {
  'tree-installation': 'tree-transplanting',
  'tree-transplanting': 'tree-installation',
} as const

/** The picture of the band at the end of a service's page. */
export function getClosingPicture(slug: ServiceSlug) {
  if (slug === 'tree-removal') return { source: stumpWithSprout, focus: focalPoints['closing-sprout'] }
  if (slug === 'tree-trimming-pruning') return getScenePicture('winterPruning')
  if (slug === 'firewood-sales') return getScenePicture('winter')
  if (slug === 'stump-grinding') return { source: stump, focus: focalPoints['closing-stump'] }
  return { ...getAfterPicture(endings[slug]), focus: focalPoints['closing-tree'] }
}
