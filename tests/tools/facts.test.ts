import { afterAll, expect, test } from 'vitest'
import { company } from '@/content/company'
import { patternOf } from '../../tools/fact-patterns.mjs'
import { cleanUp, nonEmptyLines, startNode } from '../support/node-process'

// `npm run facts` finds what is left of the old company.

afterAll(cleanUp)

test.each([
  ['Maple & Sons', 'maple&sons', true],
  ['Maple & Sons', 'MAPLE_&_SONS', true],
  ['Maple & Sons', 'Maple & Sonsie', false],
  ['(303) 555-0182', 'tel:+13035550182', true],
  ['303', 'call 303 now', true],
  ['303', 'v1.303', false],
  ['CO', 'Boulder, CO 80301', true],
  ['CO', 'COMMON', false],
])('%s in "%s": %s', (fact, text, isFound) => {
  expect(patternOf(fact).test(text)).toBe(isFound)
})

test('The facts of the last commit are found with file, line and words.', async () => {
  const { code, stdout } = await startNode(['tools/facts.mjs']).ended
  expect(code).toBe(1)
  expect(stdout).toMatch(new RegExp(`^src/content/company\\.ts:\\d+: ${company.name}: `, 'm'))
  expect(stdout).toMatch(new RegExp(`^\\d+ places name one of: .*${company.founded}`, 'm'))
})

test('A fact that stands nowhere passes.', async () => {
  // In two parts, so that this file does not name it.
  const { code, stdout } = await startNode(['tools/facts.mjs', ['Zebra', 'Fern'].join(' ')], { BUILD_DIR: 'nowhere' })
    .ended
  expect(code).toBe(0)
  expect(nonEmptyLines(stdout).at(-1)).toBe(`0 places name one of: ${['Zebra', 'Fern'].join(' ')}`)
})
