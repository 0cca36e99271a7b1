import { focalPoints } from '@/content/pictures'
import { afterAlts, afterCaptions } from '@/content/services/after-pictures'
import type { ServiceSlug } from '@/content/services/services'
import type { PictureSource } from '@/ui/picture'

// The pictures of services' pages and of testimonials. They are apart from get-service-picture.ts, because the home
// page needs that file and must not load these pictures.

const sources = import.meta.glob<PictureSource>('../pictures/after-*.webp', {
  query: { w: '480;740;1200', picture: '' },
  import: 'default',
  eager: true,
})

/** The picture of a service's result, with its alt text, caption and focal point. */
export function getAfterPicture(slug: ServiceSlug) {
  const source = sources[`../pictures/after-${slug}.webp`]
  if (!source) throw new Error(`src/pictures has no after-${slug}.webp`)
  const caption = afterCaptions[slug] ?? 'What we leave behind'
  return { source, alt: afterAlts[slug], caption, focus: focalPoints[`after-${slug}`] }
}
