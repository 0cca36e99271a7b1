import { expect, test } from 'vitest'
import { company, profilesOf } from '@/content/company'
import { serviceDetails } from '@/content/services/service-details'
import { services } from '@/content/services/services'
import { hasFirewood, towns } from '@/content/towns/towns'
import { companyNode, postNode, serviceNode } from '@/head/structured-data'
import { samples } from '../../support/sample-rows'

const SITE = import.meta.env.VITE_SITE_URL
const COMPANY = `${SITE}/#company`

const telephone = company.phoneLink.replace('tel:', '')
const profiles = profilesOf(company)
const post = samples.blog_posts

const serviceNodes = services.map((service) =>
  serviceNode(service, serviceDetails[service.slug]?.description ?? '', `/services/${service.slug}`),
)

test('the company node is a HomeAndConstructionBusiness with all known facts', () => {
  expect(companyNode()).toMatchObject({
    '@type': 'HomeAndConstructionBusiness',
    '@id': COMPANY,
    name: company.name,
    telephone,
    email: company.email,
    foundingDate: String(company.founded),
    address: { streetAddress: company.address.street, postalCode: company.address.zip },
    areaServed: towns.map(({ nameWithState }) => ({ '@type': 'City', name: nameWithState })),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  })
})

test('each service has the company as its provider, and only firewood has an offer and a limited area', () => {
  expect(serviceNodes).toHaveLength(services.length)
  for (const node of serviceNodes) {
    expect(node).toMatchObject({ '@type': 'Service', provider: { '@id': COMPANY } })
    expect(node.description.length).toBeGreaterThan(40)
  }
  const offered = serviceNodes.filter((node) => 'offers' in node)
  const firewood = {
    name: 'Firewood Sales',
    url: `${SITE}/services/firewood-sales`,
    areaServed: towns.filter(hasFirewood).map(({ nameWithState }) => ({ '@type': 'City', name: nameWithState })),
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: company.firewood?.fromUsd,
        priceCurrency: 'USD',
        unitText: 'face cord',
      },
    },
  }
  expect(offered).toEqual(company.firewood ? [expect.objectContaining(firewood)] : [])
})

test('a post has its author, date and image', () => {
  expect(postNode({ ...post, date: '2026-10-28 16:00:00+00' }, '/blog/when-to-prune-an-oak', null)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'When to prune an oak',
    description: 'Not in May.',
    image: `${SITE}/og-image.jpg`,
    datePublished: '2026-10-28T16:00:00.000Z',
    author: { '@type': 'Person', name: 'Walt Hensley' },
    articleSection: 'Pruning',
    publisher: { '@id': COMPANY },
    url: `${SITE}/blog/when-to-prune-an-oak`,
    mainEntityOfPage: `${SITE}/blog/when-to-prune-an-oak`,
  })
  expect(postNode(post, '/blog/a', 'https://pictures.example/oak.jpg').image).toBe('https://pictures.example/oak.jpg')
})
