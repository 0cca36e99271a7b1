import { describe, expect, test } from 'vitest'
import type { Files } from './source-files'

/** The rule's name, its check, and small files that each break it, which proves that the check can fail. */
export type Rule = readonly [name: string, check: (files: Files) => string[], broken: Files]

/** Runs each check on the real files and on each broken one. */
export function testRules(rules: readonly Rule[], real: Files) {
  describe.each(rules)('%s', (_, check, broken) => {
    test('The real files pass.', () => {
      expect(check(real)).toEqual([])
    })

    test.each(Object.entries(broken))('The check reports the broken file %s.', (file, text) => {
      expect(check({ [file]: text })).toEqual([expect.stringContaining(file)])
    })
  })
}
