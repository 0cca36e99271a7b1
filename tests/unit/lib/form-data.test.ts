import { expect, test } from 'vitest'
import { readText } from '@/lib/form-data'

test('the control characters of a pasted text are not read, except line breaks and tabs', () => {
  const data = new FormData()
  data.set('description', 'A dead\u0000 ash.\n\tA\u0007 shed.\u009f')
  expect(readText(data, 'description')).toBe('A dead ash.\n\tA shed.')
})
