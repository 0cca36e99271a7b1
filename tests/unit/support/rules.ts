import { describe, expect, test } from 'vitest'
import type { Files } from './source-files'

/** What the rule says, the check, and small files of which each alone breaks it, so that the check is known to fail. */
export type Rule = readonly [says: string, check: (files: Files) => string[], broken: Files]

/** Runs each check over the real files and over each of the broken ones. */
export function testRules(rules: readonly Rule[], real: Files) {
  describe.each(rules)('%s', (_, check, broken) => {
    test('The real files keep the rule.', () => {
      expect(check(real)).toEqual([])
    })

    test.each(Object.entries(broken))('The check finds that %s breaks it.', (file, text) => {
      expect(check({ [file]: text })).toEqual([expect.stringContaining(file)])
    })
  })
}
