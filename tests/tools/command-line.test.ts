import { expect, test } from 'vitest'
import { nonEmptyLines, startNode } from '../support/node-process'

test.each([
  ['start.mjs', '--prot', "Unknown option '--prot'"],
  ['preview.mjs', '--port=no', '--port needs a number, not "no".'],
])('scripts/%s %s ends with one sentence and no stack.', { timeout: 30_000 }, async (script, argument, sentence) => {
  const { code, stdout, stderr } = await startNode([`scripts/${script}`, argument]).ended
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(nonEmptyLines(stderr)).toEqual([expect.stringContaining(sentence)])
})
