import fs from 'node:fs'
import { phoneLink } from '@shared/contact-links'
import { expect, test } from 'vitest'
import { company, profilesOf } from '@/content/company'
import { serviceAlts } from '@/content/pictures'
import { getQuoteOption, quoteOptions } from '@/content/quote-options'
import { serviceDetails } from '@/content/services/service-details'
import { coreServices, services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

test('the services are these six in this order, and firewood is optional', () => {
  expect(slugsOf(services)).toEqual([
    'tree-removal',
    'tree-trimming-pruning',
    'tree-transplanting',
    'tree-installation',
    'stump-grinding',
    ...(company.firewood ? ['firewood-sales'] : []),
  ])
})

test('the core services are tree removal, tree trimming and pruning, and stump grinding', () => {
  expect(slugsOf(coreServices)).toEqual(['tree-removal', 'tree-trimming-pruning', 'stump-grinding'])
})

test.each(services)('the service $slug has all texts and the picture that its page and card show', (service) => {
  const details = serviceDetails[service.slug]
  if (!details) throw new Error(`${service.slug} has no details`)
  const { keyPoints, headings, deciding, delivery, faq, related, description, steps, result, whenNotTo } = details
  const folded = faq.flatMap(({ title, items }) => [title, ...items])
  const texts = [
    description,
    ...steps,
    result,
    whenNotTo,
    deciding?.text ?? delivery?.text ?? '',
    ...keyPoints,
    ...folded,
  ]
  const all = [...texts, ...Object.values(service), ...Object.values(headings)]
  for (const text of [...all, serviceAlts[service.slug]]) expect(text.trim()).not.toBe('')
  expect(keyPoints.length).toBeGreaterThan(1)
  expect(new Set([service.slug, ...related]).size).toBe(3)
  const kinds = ['service', 'after', ...(service.slug === 'firewood-sales' ? [] : ['work'])]
  for (const kind of kinds) expect(fs.existsSync(`src/pictures/${kind}-${service.slug}.webp`)).toBe(true)
})

test('each service page has headings of its own', () => {
  const headings = Object.values(serviceDetails).flatMap((details) => Object.values(details.headings))
  expect(new Set(headings).size).toBe(headings.length)
})

test.each(towns)('the town $slug has a name with its state, matching keywords and a description of its own', (town) => {
  expect(town.nameWithState).toBe(`${town.name}, ${company.address.state}`)
  expect(town.slug).toBe(town.name.toLowerCase().replaceAll(' ', '-'))
  expect(town.keywords).toContain(town.name)
  expect(towns.filter(({ description }) => description === town.description)).toHaveLength(1)
  expect(town.metaDescription).toMatch(/^Tree removal, pruning and stump grinding in .+\. Free quotes\.$/)
  expect(town.metaDescription).toContain(town.nameWithState)
})

test('the quote options are these nine', () => {
  expect(quoteOptions).toEqual([
    { id: 'tree-removal', label: 'Tree Removal' },
    { id: 'tree-trimming', label: 'Tree Trimming & Pruning' },
    { id: 'stump-grinding', label: 'Stump Grinding' },
    { id: 'tree-installation', label: 'Tree Installation/Planting' },
    { id: 'tree-transplanting', label: 'Tree Transplanting' },
    { id: 'emergency-service', label: 'Emergency Tree Service' },
    { id: 'consultation', label: 'Consultation / Tree Health Assessment' },
    ...(company.firewood ? [{ id: 'firewood-sales', label: 'Firewood Sales' }] : []),
    { id: 'other', label: 'Other (Please specify below)' },
  ])
})

test('each service has its own quote option', () => {
  const ids = services.map(({ slug }) => getQuoteOption(slug))
  const known: readonly string[] = quoteOptions.map(({ id }) => id)
  for (const id of ids) expect(known).toContain(id)
  expect(new Set(ids).size).toBe(services.length)
  expect(getQuoteOption('tree-trimming-pruning')).toBe('tree-trimming')
})

test('the company’s tel: and mailto: links match its phone and e-mail, and its other links use https', () => {
  expect(company.phoneLink).toBe(`tel:+1${company.phone.replace(/\D/g, '')}`)
  expect(company.emailLink).toBe(`mailto:${company.email}`)
  if (company.textsTo) expect(phoneLink(company.textsTo)).not.toBeNull()
  const addresses = [...profilesOf(company), company.reviewSite].flatMap((page) => page?.url ?? [])
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
})
