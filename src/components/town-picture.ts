import { pictureAlts } from '@/content/picture-alts'
import { type ServiceSlug, services } from '@/content/services'
import workshop from '@/pictures/about.webp?picture=480;740;1200'
import spring from '@/pictures/blog-1.webp?picture=480;740;1200'
import autumn from '@/pictures/blog-2.webp?picture=480;740;1200'
import winter from '@/pictures/blog-3.webp?picture=480;740;1200'
import oak from '@/pictures/hero.webp?picture=480;740;1200'
import { servicePicture } from './service-card'

/** The scene that is nearest to what a town's page tells; it shows the company's world, not the town. */
const scenes: Record<string, ReturnType<typeof serviceScene>> = {
  'ann-arbor': { source: workshop, alt: pictureAlts.workshop },
  plymouth: serviceScene('tree-trimming-pruning'),
  northville: { source: autumn, alt: pictureAlts.autumn },
  saline: serviceScene('tree-transplanting'),
  dexter: { source: spring, alt: pictureAlts.spring },
  'south-lyon': serviceScene('tree-installation'),
  novi: serviceScene('tree-removal'),
  'whitmore-lake': { source: oak, alt: pictureAlts.hero },
  brighton: { source: winter, alt: pictureAlts.winter },
}

export const townPicture = (slug: string) => scenes[slug]

function serviceScene(slug: ServiceSlug) {
  const alt: string = services.find((service) => service.slug === slug)?.alt ?? ''
  return { source: servicePicture(slug), alt }
}
