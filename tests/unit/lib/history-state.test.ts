import { expect, test } from 'vitest'
import { readHistoryState, SAME_PAGE } from '@/lib/router/history-state'

test.each([null, undefined, 7, '/admin/blog', [], { isSamePage: 'yes', previousKey: null }])(
  'What another page or version has stored, such as %j, says nothing.',
  (state) => {
    expect(readHistoryState(state)).toEqual({ isSamePage: false, previousKey: '' })
  },
)

test('what was stored is read again', () => {
  const stored = { ...SAME_PAGE, previousKey: 'abc' }
  expect(readHistoryState(stored)).toEqual(stored)
})
