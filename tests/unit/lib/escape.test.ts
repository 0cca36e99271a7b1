import { expect, test } from 'vitest'
import { inSentence } from '@/lib/escape'

test('bidirectional overrides and isolates are removed, because they would reorder the text after them', () => {
  expect(inSentence('oak\u202e \u2066ash\u2069\u202c')).toBe('oak ash')
  // Directional marks only affect their neighbors and stay, because right-to-left languages need them.
  expect(inSentence('\u05d0\u05dc\u05d5\u05df\u200f!')).toBe('\u05d0\u05dc\u05d5\u05df\u200f!')
})
