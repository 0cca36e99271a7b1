import { expect, test } from 'vitest'
import { DataError } from '@/data/errors'
import { failureOf } from '@/forms/use-submission'

const pending = { status: 'pending', error: null } as const
const success = { status: 'success', error: null } as const
const failed = (kind: 'timeout' | 'not-loaded' | 'loaded-too-late') =>
  ({ status: 'error', error: new DataError(kind) }) as const
const refused = { status: 'error', error: new DataError('refused', { message: 'Too long' }) } as const

test.each([
  [undefined, 'nothing was submitted', undefined, false],
  ['may-have-arrived', 'a reload came before the answer', undefined, true],
  [undefined, 'a request is in flight', pending, true],
  [undefined, 'the lead has arrived', success, false],
  ['not-sent', 'the server refused the lead', refused, false],
  ['not-sent', 'the code that sends did not load in time', failed('loaded-too-late'), false],
  ['not-loaded', 'the code that sends cannot be loaded', failed('not-loaded'), false],
  ['may-have-arrived', 'no answer came', failed('timeout'), true],
  ['may-have-arrived', 'an earlier submission may have arrived, and this one was refused', refused, true],
  ['may-have-arrived', 'an earlier submission may have arrived, and the code is gone', failed('not-loaded'), true],
] as const)('the failure is %s if %s', (failure, _, latest, mayHaveArrived) => {
  expect(failureOf(latest, mayHaveArrived)).toBe(failure)
})
