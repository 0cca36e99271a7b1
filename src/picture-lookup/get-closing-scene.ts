import type { ServiceSlug } from '@/content/services/services'
import type { PictureSource } from '@/ui/picture'

const sources = import.meta.glob<PictureSource>('../pictures/closing-*.webp', {
  query: { w: '1200;1800;2400', picture: '' },
  import: 'default',
  eager: true,
})

/** The end of a service's page: the place some seasons later. */
export function getClosingScene(slug: ServiceSlug) {
  const source = sources[`../pictures/closing-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no closing-${slug}.webp`)
  return source
}
