import { workDiagrams } from '@/content/services/work-diagrams'
import type { PictureSource } from '@/ui/picture'

const sources = import.meta.glob<PictureSource>('../pictures/work-*.webp', {
  query: { w: '480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** The drawing of a service's work, with its alt text and labels. */
export function getWorkDiagram(slug: keyof typeof workDiagrams) {
  const source = sources[`../pictures/work-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no work-${slug}.webp`)
  return { source, ...workDiagrams[slug] }
}
