import { afterAlts } from '@/content/after-pictures'
import { focalPoints } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services'
import winter from '@/pictures/blog-3.webp?w=240;480;740;1200&picture'
import winterPruning from '@/pictures/blog-5.webp?w=240;480;740;1200&picture'
import sprout from '@/pictures/not-found.webp?w=480;740;1200&picture'
import type { PictureSource } from '@/ui/picture'

const sources = import.meta.glob<PictureSource>('../pictures/service-*.webp', {
  query: { w: '240;480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** The picture for a service's page and card. */
export function servicePicture(slug: ServiceSlug): PictureSource {
  const source = sources[`../pictures/service-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no service-${slug}.webp`)
  return source
}

const afterSources = import.meta.glob<PictureSource>('../pictures/after-*.webp', {
  query: { w: '740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** What a service leaves behind, with its alt text and focal point. */
export function afterPicture(slug: ServiceSlug) {
  const source = afterSources[`../pictures/after-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no after-${slug}.webp`)
  return { source, alt: afterAlts[slug], focus: '45% 60%' }
}

/** The picture that ends a service's page. */
export function closingPicture(slug: ServiceSlug) {
  if (slug === 'tree-removal') return { source: sprout, focus: '70% 60%' }
  if (slug === 'tree-trimming-pruning') return { source: winterPruning, focus: focalPoints.winterPruning }
  if (slug === 'firewood-sales') return { source: winter, focus: focalPoints.winter }
  return afterPicture(endings[slug])
}

/** Not what the page itself shows: a stump that waits, and young trees in their places. */
const endings = {
  'stump-grinding': 'tree-removal',
  'tree-installation': 'tree-transplanting',
  'tree-transplanting': 'tree-installation',
} as const
