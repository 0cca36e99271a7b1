import { type CloseUp, closeUps } from '@/content/towns/town-pictures'
import type { PictureSource } from '@/ui/picture'

const sources = import.meta.glob<PictureSource>('../pictures/close-up-*.webp', {
  query: { w: '560;1120', picture: '' },
  import: 'default',
  eager: true,
})

/** A close-up of what a town's text is about, with its alt text. */
export function getCloseUp(name: CloseUp) {
  const source = sources[`../pictures/close-up-${name}.webp`]
  if (!source) throw new Error(`src/pictures has no close-up-${name}.webp`)
  return { source, alt: closeUps[name] }
}
