import { expect, test } from 'vitest'
import { oakSeason } from '@/content/seasons'
import { serviceAreas } from '@/content/service-areas'
import { serviceDetails } from '@/content/service-details'
import type { SourcedFact } from '@/content/town'
import { loadTown } from '@/content/towns'

const towns = await Promise.all(serviceAreas.map(({ slug }) => loadTown(slug)))

const facts: [string, SourcedFact][] = [
  ...Object.entries(serviceDetails).flatMap(([slug, { fact, season }]) =>
    [fact, season?.fact].filter((each) => each !== undefined).map((each): [string, SourcedFact] => [slug, each]),
  ),
  ...towns.flatMap((town) => (town?.rule ? [['a town', town.rule] satisfies [string, SourcedFact]] : [])),
]

test.each(facts)('What the page of %s has from an authority says where it stands and from when.', (_, fact) => {
  for (const text of Object.values(fact)) expect(text.trim()).not.toBe('')
  expect(fact.asOf).toMatch(/^(as of .*\b20\d\d\b.*|a general rule)$/)
})

test('Pruning has the season of the oaks; what is dug has the call, firewood its advice.', () => {
  expect(serviceDetails['tree-trimming-pruning'].season).toBe(oakSeason)
  for (const slug of ['stump-grinding', 'tree-installation'] as const)
    expect(serviceDetails[slug].fact).toMatchObject({ text: expect.stringMatching(/811 .*three working days before/) })
  expect(serviceDetails['firewood-sales'].fact?.text).toMatch(/^Do not move firewood/)
})

test('A fact without a source, a date or somebody to ask does not compile.', () => {
  const whole = { title: 'T', text: 'T', source: 'S', asOf: 'as of 2026', ask: 'A' } as const satisfies SourcedFact
  const { source: _, ...withoutSource } = whole
  const { asOf: __, ...withoutDate } = whole
  const { ask: ___, ...withoutAsking } = whole
  // @ts-expect-error A source is needed.
  const first: SourcedFact = withoutSource
  // @ts-expect-error A date is needed.
  const second: SourcedFact = withoutDate
  // @ts-expect-error Somebody to ask is needed.
  const third: SourcedFact = withoutAsking
  // @ts-expect-error A date says as of when.
  const fourth: SourcedFact = { ...whole, asOf: 'November 2026' }
  expect([first, second, third, fourth]).toHaveLength(4)
})
