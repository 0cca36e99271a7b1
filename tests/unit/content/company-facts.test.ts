import { expect, test } from 'vitest'
import { company, profilesOf } from '@/content/company'
import { wireRule } from '@/content/safety'
import { oakSeason } from '@/content/seasons'
import { serviceAreas } from '@/content/service-areas'
import { serviceDetails } from '@/content/service-details'
import { nameOf, phoneOf, wordOf } from '../support/fact-patterns'
import { type Excuses, type Facts, findFacts, hostOf, isText, readTexts } from '../support/spelled-facts'

// Another company adopts the site by replacing only its content, its art and .env
// (docs/new-company.md). So nothing else may contain the company's name, contact
// data, towns or local rules.

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

const digits = phone.replace(/\D/g, '')

test.each([
  name.toUpperCase(),
  name.replaceAll(' ', '\u00a0'),
  name.replaceAll(' ', '-').toLowerCase(),
  name.replaceAll(' ', '\n'),
  shortName.replaceAll(' ', ''),
  `${shortName}’s`,
  digits,
  `+1 ${digits}`,
  digits.replace(/(...)(...)/, '$1.$2.'),
  digits.replace(/(...)(...)/, '$1 / $2 - '),
  email,
  `https://www.${email.split('@')[1]}/trees`,
  ...profileUrls,
  ...profileUrls.map((url) => url.toUpperCase()),
  address.street,
  `near ${address.city.replace(' ', '&nbsp;')}`,
  `${address.stateName}’s trees`,
  `in ${address.state} ${address.zip}`,
  ...serviceAreas.map(({ slug }) => slug),
  `since ${company.founded}`,
  ...years.map((each) => `for ${each} years`),
  ...offices.map((office) => `Call ${office} first`),
  ...days.map((day) => `from ${day} on`),
  ...prices.map((price) => `${price} per cord`),
])('A fact is found when written as: %s', (text) => {
  expect(findFacts({ 'src/ui/a.tsx': `const a = '${text}'` }, facts)).not.toEqual([])
})

test.each(['#195700', 'const a = 11957', 'An oak in May', 'MINUTES', 'novice', 'tel:+15550100', '5.1957'])(
  'Other text is not reported: %s',
  (text) => {
    expect(findFacts({ 'src/ui/a.tsx': text }, facts)).toEqual([])
  },
)

test('An excuse applies only to its own line, and an unused excuse is reported.', () => {
  const file = { 'scripts/a.mjs': `const A = '${name}'\nconst B = '${phone}'` }
  const excuse = { 'scripts/a.mjs': [{ part: 'const A', because: 'It is a test.' }] }
  expect(findFacts(file, facts, excuse)).toEqual([`scripts/a.mjs:2 spells ${phone}`])
  expect(findFacts({ 'scripts/a.mjs': '' }, facts, excuse)).toEqual(['scripts/a.mjs needs no excuse for const A'])
})

test('Many files are searched.', () => {
  expect(Object.keys(files).length).toBeGreaterThan(150)
})
