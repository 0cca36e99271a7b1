import { expect, test } from 'vitest'
import { readConfirmation, readHistoryState, SAME_PAGE } from '@/lib/history-state'

test.each([null, undefined, 7, '/admin/blog', [], { isSamePage: 'yes', confirmations: 7 }])(
  'What another page or version has stored, such as %j, says nothing.',
  (state) => {
    expect(readHistoryState(state)).toMatchObject({ isSamePage: false, follows: '' })
    expect(readConfirmation(readHistoryState(state).confirmations['quote-request'])).toBeUndefined()
  },
)

test.each([7, {}, { sender: 'Sam' }, { sender: 7, services: '' }])('%j is no confirmation.', (stored) => {
  expect(readConfirmation(stored)).toBeUndefined()
})

test('What was stored is read again.', () => {
  const sent = { sender: 'Sam', services: 'Tree Removal' }
  const state = readHistoryState({ ...SAME_PAGE, follows: 'abc', confirmations: { 'quote-request': sent } })
  expect(state).toMatchObject({ isSamePage: true, follows: 'abc' })
  expect(readConfirmation(state.confirmations['quote-request'])).toEqual(sent)
})
