import { workPlates } from '@/content/services/work-plates'
import type { PictureSource } from '@/ui/picture'

const sources = import.meta.glob<PictureSource>('../pictures/work-*.webp', {
  query: { w: '480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** The plate of a service's page, with its alt text and labels. */
export function getWorkPlate(slug: keyof typeof workPlates) {
  const source = sources[`../pictures/work-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no work-${slug}.webp`)
  return { source, ...workPlates[slug] }
}
