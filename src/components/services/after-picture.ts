import { scenePicture } from '@/components/scene-picture'
import { afterAlts } from '@/content/after-pictures'
import { focalPoints } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services'
import sprout from '@/pictures/not-found.webp?w=480;740;1200&picture'
import stump from '@/pictures/stump.webp?w=480;740;1200&picture'
import type { PictureSource } from '@/ui/picture'

// Pictures that a service’s page shows below its head. The home page has the service cards, but must not load these.

const sources = import.meta.glob<PictureSource>('../../pictures/after-*.webp', {
  query: { w: '740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** These pages end with the picture of another service: young trees in their places. */
const endings = {
  'tree-installation': 'tree-transplanting',
  'tree-transplanting': 'tree-installation',
} as const

/** What a service leaves behind, with its alt text and focal point. */
export function afterPicture(slug: ServiceSlug) {
  const source = sources[`../../pictures/after-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no after-${slug}.webp`)
  return { source, alt: afterAlts[slug], focus: focalPoints[`after-${slug}`] }
}

export function closingPicture(slug: ServiceSlug) {
  if (slug === 'tree-removal') return { source: sprout, focus: focalPoints['closing-sprout'] }
  if (slug === 'tree-trimming-pruning') return scenePicture('winterPruning')
  if (slug === 'firewood-sales') return scenePicture('winter')
  if (slug === 'stump-grinding') return { source: stump, focus: focalPoints['closing-stump'] }
  return { ...afterPicture(endings[slug]), focus: focalPoints['closing-tree'] }
}
