import fs from 'node:fs'
import { expect, test } from 'vitest'
import { addressLine, company, defaultTitle, profilesOf } from '@/content/company'
import { serviceAlts } from '@/content/pictures'
import { quoteOptionOf, quoteOptions } from '@/content/quote-options'
import { serviceAreas } from '@/content/service-areas'
import { serviceDetails } from '@/content/service-details'
import { coreServices, services } from '@/content/services'

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

test('The services are the six of the specification, in its order.', () => {
  expect(slugsOf(services)).toEqual([
    'tree-removal',
    'tree-trimming-pruning',
    'tree-transplanting',
    'tree-installation',
    'stump-grinding',
    'firewood-sales',
  ])
})

test('The core services are tree removal, tree trimming and pruning, and stump grinding.', () => {
  expect(slugsOf(coreServices)).toEqual(['tree-removal', 'tree-trimming-pruning', 'stump-grinding'])
})

test.each(services)('The service $slug has all texts and the picture that its page and card show.', (service) => {
  const { keyPoints, related, season: _, fact: __, ...texts } = serviceDetails[service.slug]
  for (const text of [...Object.values(service), ...Object.values(texts), serviceAlts[service.slug], ...keyPoints])
    expect(text.trim()).not.toBe('')
  expect(keyPoints.length).toBeGreaterThan(1)
  expect(new Set([service.slug, ...related]).size).toBe(3)
  expect(fs.existsSync(`src/pictures/service-${service.slug}.webp`)).toBe(true)
})

test('The firewood page states the price, the radius, the included delivery and that stacking is not offered.', () => {
  const { description, keyPoints } = serviceDetails['firewood-sales']
  const text = [description, ...keyPoints].join(' ')
  for (const fact of [
    /\$145 per face cord/,
    /within 15 miles of (our|the) Ann Arbor shop/,
    /included/,
    /No stacking/,
  ]) {
    expect(text).toMatch(fact)
  }
})

test('The service areas are the nine towns of the specification, the three core towns first.', () => {
  expect(slugsOf(serviceAreas.filter(({ isCore }) => isCore))).toEqual(['ann-arbor', 'plymouth', 'northville'])
  expect(slugsOf(serviceAreas)).toEqual([
    'ann-arbor',
    'plymouth',
    'northville',
    'saline',
    'dexter',
    'south-lyon',
    'novi',
    'whitmore-lake',
    'brighton',
  ])
})

test.each(serviceAreas)(
  'The area $slug has a name with its state, matching keywords and a unique description.',
  (area) => {
    expect(area.name).toBe(`${area.town}, MI`)
    expect(area.slug).toBe(area.town.toLowerCase().replace(' ', '-'))
    expect(area.keywords).toContain(area.town)
    expect(serviceAreas.filter(({ description }) => description === area.description)).toHaveLength(1)
  },
)

test('The quote options are the nine of the specification.', () => {
  expect(quoteOptions).toEqual([
    { id: 'tree-removal', label: 'Tree Removal' },
    { id: 'tree-trimming', label: 'Tree Trimming & Pruning' },
    { id: 'stump-grinding', label: 'Stump Grinding' },
    { id: 'tree-installation', label: 'Tree Installation/Planting' },
    { id: 'tree-transplanting', label: 'Tree Transplanting' },
    { id: 'emergency-service', label: 'Emergency Tree Service' },
    { id: 'consultation', label: 'Consultation / Tree Health Assessment' },
    { id: 'firewood-sales', label: 'Firewood Sales' },
    { id: 'other', label: 'Other (Please specify below)' },
  ])
})

test('Each service has its own quote option.', () => {
  const ids = services.map(({ slug }) => quoteOptionOf(slug))
  const known: readonly string[] = quoteOptions.map(({ id }) => id)
  for (const id of ids) expect(known).toContain(id)
  expect(new Set(ids).size).toBe(services.length)
  expect(quoteOptionOf('tree-trimming-pruning')).toBe('tree-trimming')
})

test('The company’s tel: and mailto: links match its phone and e-mail, and its other links use https.', () => {
  expect(company.phoneLink).toBe(`tel:+1${company.phone.replace(/\D/g, '')}`)
  expect(company.emailLink).toBe(`mailto:${company.email}`)
  const addresses = [...profilesOf(company), company.reviewSite].flatMap((page) => page?.url ?? [])
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
})

test('The default title and the address line are built from the company’s facts.', () => {
  expect(defaultTitle).toBe('Burr Oak Tree Care | Ann Arbor Tree Service Since 1957')
  expect(addressLine).toBe('1957 Burr Oak Lane, Ann Arbor, MI\u00a048103')
})
