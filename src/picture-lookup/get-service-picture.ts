import type { ServiceSlug } from '@/content/services/services'
import type { PictureSource } from '@/ui/picture'

const pictures = import.meta.glob<PictureSource>('../pictures/service-*.webp', {
  query: { w: '240;480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

export function getServicePicture(slug: ServiceSlug): PictureSource {
  const source = pictures[`../pictures/service-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no service-${slug}.webp`)
  return source
}
