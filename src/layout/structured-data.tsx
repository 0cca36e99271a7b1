import { useIsPresent } from 'framer-motion'
import { company } from '@/content/company'
import { serviceAreas } from '@/content/service-areas'
import { FIREWOOD_FROM_USD, FIREWOOD_RADIUS_MILES, type Service } from '@/content/services'
import { parseTimestamp } from '@/lib/dates'
import { inlineJson } from '@/lib/escape'
import { paths } from '@/paths'
import { sharedPicture } from './page-meta'

/** The vocabulary of what search engines are told (https://schema.org). */
const CONTEXT = 'https://schema.org'

/** The address of a page as the world knows it. */
export const urlOf = (path: string) => `${import.meta.env.VITE_SITE_URL}${path}`

// What search engines are told in JSON-LD (https://schema.org), each as one
// node. All pages speak of one company, by its @id; its own node is in the
// file of every page, written by the build, and weighs nothing in the script.

const theCompany = { '@id': `${urlOf(paths.home)}#company` }
const telephone = company.phoneLink.replace('tel:', '')

/** Towns on the map; firewood goes no further than its radius. */
const cities = (miles = Number.POSITIVE_INFINITY) =>
  serviceAreas.filter((area) => area.miles <= miles).map(({ name }) => ({ '@type': 'City', name }))

/** No opening hours: none are known but those of the emergency phone. */
export const companyNode = () => ({
  '@context': CONTEXT,
  '@type': 'HomeAndConstructionBusiness',
  ...theCompany,
  name: company.name,
  url: urlOf(paths.home),
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
  areaServed: cities(),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  },
  sameAs: [company.facebook, company.instagram],
})

export function serviceNode({ slug, name }: Service, description: string, path: string) {
  const isFirewood = slug === 'firewood-sales'
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url: urlOf(path),
    provider: theCompany,
    areaServed: cities(isFirewood ? FIREWOOD_RADIUS_MILES : undefined),
    ...(isFirewood && { offers: firewoodOffer }),
  }
}

const firewoodOffer = {
  '@type': 'Offer',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: FIREWOOD_FROM_USD,
    priceCurrency: 'USD',
    unitText: 'face cord',
  },
}

export const postNode = (
  post: { title: string; excerpt: string; author: string; category: string; date: string },
  path: string,
  /** The post's own picture, where it has one that may be shown. */
  picture: string | null,
) => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  image: picture ?? sharedPicture.url,
  datePublished: parseTimestamp(post.date)?.toISOString(),
  author: { '@type': 'Person', name: post.author },
  articleSection: post.category,
  publisher: theCompany,
  url: urlOf(path),
  mainEntityOfPage: urlOf(path),
})

/** One of these nodes, in the page that it is about; it goes when the page leaves. */
export function StructuredData({ node }: { node: object }) {
  if (!useIsPresent()) return null
  return <script type="application/ld+json">{inlineJson(node)}</script>
}

/** A page on the way from the home page to the one that is shown, which comes last. */
export type Crumb = { title: string; path: string }

export const trailNode = (trail: readonly Crumb[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: urlOf(path),
  })),
})
