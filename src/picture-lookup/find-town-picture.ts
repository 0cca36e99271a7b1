import { type CloseUp, closeUps, townPictures } from '@/content/town-pictures'
import type { TownSlug } from '@/content/towns'
import type { PictureSource } from '@/ui/picture'

const townSources = import.meta.glob<PictureSource>('../pictures/town-*.webp', {
  query: { w: '240;480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

const closeUpSources = import.meta.glob<PictureSource>('../pictures/close-up-*.webp', {
  query: { w: '560;1120', picture: '' },
  import: 'default',
  eager: true,
})

/** The picture of a town's page and card, with its alt text and focal point; undefined without a file. */
export function findTownPicture(slug: TownSlug) {
  const source = townSources[`../pictures/town-${slug}.webp`]
  return source && { source, ...townPictures[slug] }
}

export function getCloseUp(name: CloseUp) {
  const source = closeUpSources[`../pictures/close-up-${name}.webp`]
  if (!source) throw new Error(`src/pictures has no close-up-${name}.webp`)
  return { source, alt: closeUps[name] }
}
