import { execFileSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { company } from '@/content/company'
import { patternOf } from '../../tools/fact-patterns.mjs'
import { cleanUp, nonEmptyLines, startNode } from '../support/node-process'

// `npm run facts` finds what is left of the old company.

afterAll(cleanUp)

test.each([
  ['Maple & Sons', 'maple&sons', true],
  ['Maple & Sons', 'MAPLE_&_SONS', true],
  ['Maple & Sons', 'Maple &amp; Sons', true],
  ['St. Louis', 'in St. Louis, MO', true],
  ['Maple & Sons', 'Maple & Sonsie', false],
  ['(303) 555-0182', 'tel:+13035550182', true],
  ['303', 'call 303 now', true],
  ['303', 'v1.303', false],
  ['CO', 'Boulder, CO 80301', true],
  ['CO', 'COMMON', false],
])('%s in "%s": %s', (fact, text, isFound) => {
  expect(patternOf(fact).test(text)).toBe(isFound)
})

test.each(Object.values({ ...company, ...company.address }).filter((fact) => typeof fact === 'string'))(
  'The fact "%s" is found where it is written as in company.ts.',
  (fact) => {
    expect(patternOf(fact).test(`x: '${fact}',`)).toBe(true)
  },
)

test('The facts of the last commit are found with file, line and words.', async () => {
  const committed = execFileSync('git', ['show', 'HEAD:src/content/company.ts'], { encoding: 'utf8' })
  const [, name = ''] = /^ {2}name: ['"](.+)['"],$/m.exec(committed) ?? []
  const { code, stdout } = await startNode(['tools/facts.mjs'], { BUILD_DIR: 'nowhere' }).ended
  expect(code).toBe(1)
  expect(nonEmptyLines(stdout).some((line) => /^\S+:\d+: /.test(line) && line.includes(`: ${name}: `))).toBe(true)
  expect(nonEmptyLines(stdout).at(-1)).toMatch(/\b[1-9]\d* in src\b/)
  expect(nonEmptyLines(stdout).at(-1)).toContain(`: these name one of ${name}, `)
})

test('A fact that stands nowhere passes.', async () => {
  // In two parts, so that this file does not name it.
  const { code, stdout } = await startNode(['tools/facts.mjs', ['Zebra', 'Fern'].join(' ')], { BUILD_DIR: 'nowhere' })
    .ended
  expect(code).toBe(0)
  expect(nonEmptyLines(stdout).at(-1)).toBe(`0 places: these name one of ${['Zebra', 'Fern'].join(' ')}`)
})
