import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { about, story, timeline, values } from '@/content/about'
import { addressLine, company, defaultTitle, profilesOf } from '@/content/company'
import { reasons } from '@/content/home'
import { proof } from '@/content/proof'
import { servicesHint } from '@/content/quote-options'
import { wireRule, wireWarning } from '@/content/safety'
import { serviceDetails } from '@/content/services/service-details'
import { services } from '@/content/services/services'
import { townWords } from '@/content/towns/town-words'
import { hasFirewood, isOnFirewoodEdge, towns } from '@/content/towns/towns'
import { oakSeason } from '@/content/tree-year/seasons'
import { treeYear } from '@/content/tree-year/tree-year'
import { plainSpaces } from '../../support/plain-spaces'
import { readSourceFiles } from '../support/source-files'

// What the client said about Burr Oak and its state. Another company deletes this file (docs/new-company.md).

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

describe('The company', () => {
  test('has 60+ years of history, from 1957 on, with a predecessor in 1972 and an owner with 30+ years', () => {
    expect(company).toMatchObject({
      founded: 1957,
      predecessorFounded: 1972,
      historyYears: '60+',
      ownerExperienceYears: '30+',
    })
  })

  test('is licensed and insured, and answers its phone around the clock', () => {
    expect(company).toMatchObject({ isLicensedAndInsured: true, isReachableDayAndNight: true })
  })

  test('says all this on its about page, with six values', () => {
    const parts = [...timeline.flatMap(({ when, what }) => [when, what]), ...story, about.introduction]
    const text = plainSpaces(parts.join(' '))
    for (const fact of ['1957', '1972', '30+ years', '60+ years', 'Licensed and insured', 'day or night'])
      expect(text).toContain(fact)
    expect(values).toHaveLength(6)
  })

  test('claims no proof that the client did not name', () => {
    expect(proof).toEqual([])
    expect(company.owner).toBeUndefined()
  })

  test('gives three reasons to choose it', () => {
    expect(reasons.map(({ title }) => title)).toEqual(['Safety commitment', 'Local expertise', 'Customer satisfaction'])
  })

  test('has its address in Ann Arbor, and pages on Facebook and Instagram', () => {
    expect(addressLine).toBe('1957 Burr Oak Lane, Ann Arbor, MI 48103')
    expect(profilesOf(company).map(({ name }) => name)).toEqual(['Facebook', 'Instagram'])
  })

  test('has its name and an Ann Arbor tagline in the default title', () => {
    expect(defaultTitle).toBe('Burr Oak Tree Care | Ann Arbor Tree Service Since 1957')
  })
})

describe('The towns', () => {
  test('are nine, the three core ones first', () => {
    expect(slugsOf(towns.filter(({ isCore }) => isCore))).toEqual(['ann-arbor', 'plymouth', 'northville'])
    expect(slugsOf(towns)).toEqual([
      ...['ann-arbor', 'plymouth', 'northville', 'saline', 'dexter', 'south-lyon', 'novi', 'whitmore-lake', 'brighton'],
    ])
  })

  test('have a picture of the land below their maps', () => {
    for (const slug of slugsOf(towns)) expect(fs.existsSync(`src/pictures/map-${slug}.webp`), slug).toBe(true)
  })

  test('have a rule about removals in Plymouth, Northville and Novi', () => {
    const rules = Object.entries(townWords).flatMap(([slug, { rule }]) => (rule ? [[slug, rule.text]] : []))
    expect(rules).toEqual([
      [
        'plymouth',
        expect.stringMatching(/permit to remove any tree on private land.*18 inches.*A dead tree must be removed/),
      ],
      [
        'northville',
        expect.stringMatching(
          /^Call the city before any removal, even of a dead tree\. One of its pages says that every tree needs a permit; another, only those 8 inches/,
        ),
      ],
      ['novi', expect.stringMatching(/permit.*8 inches.*36 inches.*a letter allows the removal/)],
    ])
    for (const slug of ['plymouth', 'northville'] as const)
      expect(townWords[slug].rule?.text).toMatch(/In (Plymouth|Northville) Township, please ask the township/)
  })
})

describe('Firewood', () => {
  test('costs $145 per face cord, delivered within 15 miles of the Ann Arbor shop, without stacking', () => {
    expect(slugsOf(services)).toContain('firewood-sales')
    const details = serviceDetails['firewood-sales']
    const text = [details?.price, details?.description, ...(details?.keyPoints ?? [])].join(' ')
    for (const fact of [
      /\$145 per face cord/,
      /within 15\smiles of (our|the) Ann Arbor shop/,
      /included/,
      /No stacking/,
    ])
      expect(text).toMatch(fact)
  })

  test('goes to the five towns inside the circle on the map, and is not to be moved further', () => {
    const inside = ['ann-arbor', 'saline', 'dexter', 'south-lyon', 'whitmore-lake']
    expect(slugsOf(towns.filter(hasFirewood))).toEqual(inside)
    expect(serviceDetails['firewood-sales']?.fact?.text).toMatch(/^Do not move firewood/)
  })

  test('is measured by a face cord, which is not a fixed measure, and may reach a part of Plymouth', () => {
    const { result, delivery, fact } = serviceDetails['firewood-sales'] ?? {}
    expect(result).toMatch(/depends on how long the pieces are.*Three rows of 16‑inch pieces make a full cord/)
    expect(fact?.text).toMatch(/a face cord has no standard size/)
    expect(delivery?.text).toMatch(/Just outside, as in Plymouth\? Call with your address/)
    expect(slugsOf(towns.filter(isOnFirewoodEdge))).toEqual(['plymouth'])
  })
})

describe('Michigan', () => {
  test('lets no oak be cut from April 15 to July 15', () => {
    const days = 'from April\u00a015 to July\u00a015'
    expect(oakSeason).toMatchObject({ from: '04-15', to: '07-15', utcOffsetHours: -4 })
    expect(oakSeason?.fact.text).toContain(`do not prune or wound oaks ${days}`)
    expect(oakSeason?.fact.text).toContain('November to mid‑March is safest')
    expect(oakSeason?.fact.text).toMatch(/paint the wound at once; if it is cut down, paint the stump/)
    expect(oakSeason?.fact.source).toContain('Michigan Department of Natural Resources')
    expect(serviceDetails['tree-trimming-pruning'].season).toBe(oakSeason)
    expect(serviceDetails['tree-removal'].whenNotTo).toMatch(
      new RegExp(`until its leaves are down.*${days}.*gets its stump painted at once`, 's'),
    )
    const removals = treeYear.find(({ kind }) => kind === 'Stumps and removals')
    expect(removals?.spans[0]?.text).toContain('oaks when the leaves are down')
    expect(servicesHint).toContain(days)
    const oaks = treeYear.find(({ kind }) => kind === 'Oaks')
    expect(oaks?.spans.filter(({ advice }) => advice !== 'do')).toMatchObject([
      { from: 4, to: 7, advice: 'leave', text: 'Oak wilt: no cuts from April\u00a015 to July\u00a015' },
      { from: 8, to: 10, advice: 'wait', text: 'The highest risk is over; after leaf drop is safest' },
    ])
  })

  test('has MISS DIG 811 called three full business days before anybody digs', () => {
    for (const slug of ['stump-grinding', 'tree-installation', 'tree-transplanting'] as const) {
      expect(serviceDetails[slug].fact?.text).toMatch(
        /^Anyone who digs, you or we, must call MISS DIG 811 at least three full business days ahead.*Private lines are not marked/,
      )
      expect(serviceDetails[slug].steps[0]).toContain(
        'First we notify MISS DIG 811, and the utilities mark their lines',
      )
    }
  })

  test('has its wires looked after by DTE Energy, which is called before the company', () => {
    expect(wireWarning).toBe(
      'Stay at least 25 feet away from it and from anything it touches, and call 911 or the utility (DTE Energy, 800-477-4747) first, then us.',
    )
    expect(wireRule?.source).toContain('DTE Energy')
  })
})

describe('What only the company knows', () => {
  const content = readSourceFiles('src/content')
  const promises = [
    ...fs.readFileSync('docs/new-company.md', 'utf8').matchAll(/^\| `([^`]+)` \| `([\w/-]+\.ts)` \|/gm),
  ].map(([, words = '', file = '']) => [words, file] as const)

  test.each(promises)('is listed for another company to confirm or delete: %s', (words, file) => {
    const [path = file] = Object.keys(content).filter((path) => path.endsWith(`/${file}`))
    expect(content[path]).toContain(words)
  })
})
