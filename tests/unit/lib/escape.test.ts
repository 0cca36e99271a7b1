import { expect, test } from 'vitest'
import { inSentence } from '@/lib/escape'

test('what a text cannot do is turn around the words behind it', () => {
  expect(inSentence('oak\u202e \u2066ash\u2069\u202c')).toBe('oak ash')
  // Marks that order their own neighbours stay, as languages written from the right need them.
  expect(inSentence('\u05d0\u05dc\u05d5\u05df\u200f!')).toBe('\u05d0\u05dc\u05d5\u05df\u200f!')
})
