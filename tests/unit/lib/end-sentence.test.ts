import { expect, test } from 'vitest'
import { endSentence } from '@/lib/end-sentence'

test.for([
  ['permission denied', 'permission denied.'],
  ['Permission denied. ', 'Permission denied.'],
  ['Really?', 'Really?'],
  ['Stop!', 'Stop!'],
  ['', '.'],
] as const)('"%s" as a sentence is "%s"', ([message, sentence]) => {
  expect(endSentence(message)).toBe(sentence)
})
