import { company, profilesOf } from '@/content/company'
import { sharedPictureAlt } from '@/content/pictures'
import type { Service } from '@/content/services/services'
import { hasFirewood, type Town, towns } from '@/content/towns/towns'
import { parseTimestamp } from '@/lib/dates'
import { inlineJson } from '@/lib/inline-json'
import { absoluteUrl, paths } from '@/paths'

const CONTEXT = 'https://schema.org'

/** The preview picture of shared links (og:image), 1200 x 630. The build makes it (scripts/build/pictures.ts). */
export const sharedPicture = { url: absoluteUrl('/og-image.jpg'), alt: sharedPictureAlt }

// Structured data for search engines: JSON-LD nodes (https://schema.org) that refer to the company by its @id. The
// build writes the company's node into every HTML file, to keep it out of the bundle.

const companyRef = { '@id': `${absoluteUrl(paths.home)}#company` }
const telephone = company.phoneLink.replace('tel:', '')

const profiles = profilesOf(company)

const listCities = (places: readonly Town[]) =>
  places.map(({ nameWithState }) => ({ '@type': 'City', name: nameWithState }))

/** The company itself. Its opening hours are not known. */
export const companyNode = () => ({
  '@context': CONTEXT,
  '@type': 'HomeAndConstructionBusiness',
  ...companyRef,
  name: company.name,
  url: absoluteUrl(paths.home),
  image: sharedPicture.url,
  telephone,
  email: company.email,
  foundingDate: String(company.founded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.zip,
    addressCountry: 'US',
  },
  areaServed: listCities(towns),
  ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
})

export function serviceNode({ slug, name }: Service, description: string, path: string) {
  const firewood = slug === 'firewood-sales' ? company.firewood : undefined
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: absoluteUrl(path),
    provider: companyRef,
    areaServed: listCities(firewood ? towns.filter(hasFirewood) : towns),
    ...(firewood && { offers: offerFrom(firewood.fromUsd) }),
  }
}

const offerFrom = (minPrice: number) => ({
  '@type': 'Offer',
  priceSpecification: { '@type': 'UnitPriceSpecification', minPrice, priceCurrency: 'USD', unitText: 'face cord' },
})

export const postNode = (
  post: { title: string; excerpt: string; author: string; category: string; date: string },
  path: string,
  /** Address of the post's own picture. Anything but an https URL falls back to the shared picture. */
  picture: string | null,
) => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: picture?.startsWith('https:') ? picture : sharedPicture.url,
  datePublished: parseTimestamp(post.date)?.toISOString(),
  author: { '@type': 'Person', name: post.author },
  articleSection: post.category,
  publisher: companyRef,
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
})

/** One page of a breadcrumb trail, which leads from the home page to the current page. */
export type Crumb = { title: string; path: string }

export const trailNode = (trail: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(path),
  })),
})

export const StructuredData = ({ node }: { node: object }) => (
  <script type="application/ld+json">{inlineJson(node)}</script>
)
