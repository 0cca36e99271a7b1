import { expect, test } from 'vitest'
import { insuranceRule, wireRule } from '@/content/safety'
import { serviceDetails } from '@/content/services/service-details'
import { signs } from '@/content/signs/signs'
import type { SourcedFact } from '@/content/sourced-fact'
import { townWords } from '@/content/towns/town-words'
import { treeYearRules } from '@/content/tree-year/tree-year-rules'

const facts: [string, SourcedFact][] = [
  ...Object.entries(serviceDetails).flatMap(([slug, { fact, season }]) =>
    [fact, season?.fact].filter((each) => each !== undefined).map((each): [string, SourcedFact] => [slug, each]),
  ),
  ['insurance', insuranceRule],
  ...(wireRule ? [['wires', wireRule] satisfies [string, SourcedFact]] : []),
  ...signs.flatMap(({ id, means, instead }) => [means, instead].map((fact): [string, SourcedFact] => [id, fact])),
  ...Object.entries(treeYearRules).flatMap(([kind, rules]) => rules.map((rule): [string, SourcedFact] => [kind, rule])),
  ...Object.entries(townWords).flatMap(([slug, { rule }]) =>
    rule ? [[slug, rule] satisfies [string, SourcedFact]] : [],
  ),
]

test.each(facts)('the sourced fact on the page of %s has its source, its date and no empty text', (_, fact) => {
  for (const text of Object.values(fact)) expect(text.trim()).not.toBe('')
  expect(fact.asOf).toMatch(/^(as of|read in) .*\b(19|20)\d\d\b/)
})
