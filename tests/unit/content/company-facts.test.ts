import { expect, test } from 'vitest'
import { company, profilesOf } from '@/content/company'
import { wireRule } from '@/content/safety'
import { oakSeason } from '@/content/seasons'
import { serviceAreas } from '@/content/service-areas'
import { serviceDetails } from '@/content/service-details'
import { nameOf, phoneOf, wordOf } from '../support/fact-patterns'
import { type Excuses, type Facts, findFacts, hostOf, isText, readTexts } from '../support/spelled-facts'

// Another company replaces only content, pictures and .env (docs/new-company.md), so nothing else may contain the
// company's name, contact data, towns or local rules.

const { name, shortName, phone, email, address, postAuthor, tagline, electricUtility } = company
const profileUrls = profilesOf(company).map(({ url }) => url)

const legalFacts = [
  ...[oakSeason?.fact, wireRule].filter((fact) => fact !== undefined),
  ...Object.values(serviceDetails).flatMap(({ fact }) => (fact ? [fact] : [])),
]
const legalTexts = legalFacts.flatMap(({ text, source }) => [text, source]).join('\n')

/** Offices known by an acronym, and the dates in a rule. */
const offices = [...new Set(legalTexts.match(/\b[A-Z]{3,}(?: [A-Z]{3,})*\b/g))]
const days = [
  ...new Set(
    legalTexts.match(
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g,
    ),
  ),
]

const years = [company.founded, company.predecessorFounded, company.historyYears, company.ownerExperienceYears].filter(
  (each) => each !== undefined,
)

const prices = company.firewood ? [`$${company.firewood.fromUsd}`] : []

const facts: Facts = Object.fromEntries([
  ...[name, shortName, postAuthor, tagline, address.street, address.city, address.stateName].map((each) => [
    each,
    nameOf(each),
  ]),
  ...serviceAreas.map(({ town }) => [town, nameOf(town)]),
  ...[address.state, address.zip, ...years].map((each) => [each, wordOf(String(each))]),
  ...[email, ...profileUrls].map((each) => [each, hostOf(each)]),
  ...[...offices, ...days].map((each) => [each, nameOf(each)]),
  ...prices.map((price) => [price, wordOf(price)]),
  ...[phone, electricUtility?.phone].flatMap((each) => (each ? [[each, phoneOf(each)]] : [])),
])

const excuses: Excuses = {
  'scripts/build/settings.mjs': [
    {
      part: 'const DEFAULT_SITE_URL',
      because: 'A build without VITE_SITE_URL warns about it; the owner’s .env overrides it.',
    },
  ],
}

const places = [
  'src',
  'public',
  'index.html',
  'scripts',
  'tools',
  'supabase/functions',
  'supabase/seed.sql',
  'vercel.json',
  'vite.config.ts',
  'tailwind.config.ts',
]

const files = Object.fromEntries(
  Object.entries(Object.assign({}, ...places.map(readTexts)) as Record<string, string>).filter(
    ([file]) => isText(file) && !file.startsWith('src/content/'),
  ),
)

test('Facts about the company, its towns and its state’s rules are only in src/content.', () => {
  expect(findFacts(files, facts, excuses)).toEqual([])
})
