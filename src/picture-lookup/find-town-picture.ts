import { townPictures } from '@/content/towns/town-pictures'
import type { TownSlug } from '@/content/towns/towns'
import type { PictureSource } from '@/ui/picture'

const sources = import.meta.glob<PictureSource>('../pictures/town-*.webp', {
  query: { w: '240;480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** The picture of a town's page and card, with its alt text and focal point; undefined without a file. */
export function findTownPicture(slug: TownSlug) {
  const source = sources[`../pictures/town-${slug}.webp`]
  return source && { source, ...townPictures[slug] }
}
