import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, describeWinter, isEmergency } from '@/components/signs/sign-answers'
import { wireWarning } from '@/content/safety'
import { describeSigns, signIds, signNames, urgentSigns, verdicts } from '@/content/signs/sign-names'
import { signs } from '@/content/signs/signs'

afterEach(() => {
  vi.doUnmock('@/content/company')
  vi.resetModules()
})

test('there are seven signs, each with one question and two answers, and all verdicts are among them', () => {
  expect(signs.map(({ id }) => signNames[id])).toEqual([
    'Dead branches in the top',
    'Crack in the trunk',
    'Lifted soil or a lean',
    'Limb over the roof',
    'Branches at the wires',
    'Hole in the trunk',
    'Mushrooms at the base',
  ])
  expect(urgentSigns).toEqual(signs.slice(0, 3).map(({ id }) => id))
  for (const { question, outcomes } of signs) {
    expect(question).toMatch(/\?$/)
    expect(outcomes).toHaveLength(2)
  }
  const given = signs.flatMap(({ outcomes }) => outcomes.map(({ verdict }) => verdict))
  expect(new Set(given)).toEqual(new Set(Object.keys(verdicts)))
})

test.each<[id: string, answer: number, verdict: keyof typeof verdicts]>([
  ['crack', 0, 'call-now'],
  ['crack', 1, 'have-it-looked-at'],
  ['mushrooms', 0, 'have-it-looked-at'],
  ['mushrooms', 1, 'leave-it-be'],
  ['lifted-soil', 0, 'call-now'],
  ['lifted-soil', 1, 'have-it-looked-at'],
  ['limb-over-roof', 0, 'call-now'],
  ['wires', 0, 'call-utility'],
  ['limb-over-roof', 1, 'wait-for-winter'],
])('%s, answer %i: %s', (id, answer, verdict) => {
  expect(signs.find((sign) => sign.id === id)?.outcomes[answer]?.verdict).toBe(verdict)
})

test('the three signs that the home page names may be urgent, and are never left alone', () => {
  const verdictsOf = (id: string) => signs.find((sign) => sign.id === id)?.outcomes.map(({ verdict }) => verdict)
  expect(signIds.filter((id) => String(verdictsOf(id)) === 'call-now,have-it-looked-at')).toEqual(urgentSigns)
})

test('branches at the wires come with the same sentence as everywhere', () => {
  expect(signs.find(({ id }) => id === 'wires')?.note).toContain(wireWarning)
})

test.each([
  [
    'on any day, in the prerendered page',
    null,
    'For an oak, about November to mid‑March is safest; no cuts from April\u00a015 to July\u00a015.',
  ],
  ['on the first day of the season', '2026-04-15T16:00:00Z', 'through July\u00a015'],
  ['on its last day', '2028-07-15T16:00:00Z', 'through July\u00a015'],
  ['on the day after', '2026-07-16T16:00:00Z', 'no cuts from April\u00a015 to July\u00a015'],
  ['in winter', '2026-12-24T16:00:00Z', 'That’s now'],
  ['in March, before it ends', '2026-03-15T16:00:00Z', 'That’s now'],
  ['in early spring', '2026-03-16T16:00:00Z', 'no cuts from April\u00a015 to July\u00a015'],
])('“Can usually wait” is dated by the oak season: %s', (_, time, words) => {
  expect(describeWinter(time === null ? null : Date.parse(time))).toContain(words)
})

test('a company without an oak season waits for late winter, and names no oak', async () => {
  vi.resetModules()
  vi.doMock('@/content/company', async (importOriginal) => {
    const original = await importOriginal<typeof import('@/content/company')>()
    const { oakSeason: _, electricUtility: __, ...company } = original.company
    return { ...original, company }
  })
  const answers = await import('@/components/signs/sign-answers')
  const { winter } = await import('@/content/signs/worry-page')
  const { signs } = await import('@/content/signs/signs')
  expect(answers.describeWinter(Date.parse('2026-05-01T16:00:00Z'))).toBe(
    'Most trees are best pruned in late winter, before growth starts.',
  )
  expect(winter.fact.text).not.toMatch(/oak/i)
  expect(JSON.stringify(signs)).not.toMatch(/DTE|25 feet/)
})

test('the chosen signs become a sentence for the description', () => {
  expect(describeSigns('crack,mushrooms')).toBe('Crack in the trunk, mushrooms at the base.')
  expect(describeSigns('mushrooms,crack,<b>')).toBe('Crack in the trunk, mushrooms at the base.')
  for (const nothing of [null, '', 'toString', '1']) expect(describeSigns(nothing)).toBe('')
})

test.each<[string, Answers, boolean]>([
  ['nothing', {}, false],
  ['a new crack', { crack: 0 }, true],
  ['an old crack and mushrooms', { crack: 1, mushrooms: 0 }, false],
  ['wires from pole to pole, which are the utility’s', { wires: 0 }, false],
  ['an answer that was taken back', { crack: undefined, hole: 0 }, false],
])('%s: emergency %s', (_, answers, expected) => {
  expect(isEmergency(answers)).toBe(expected)
})
