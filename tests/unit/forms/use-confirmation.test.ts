import { expect, test } from 'vitest'
import { readConfirmation } from '@/forms/use-confirmation'

test.each([undefined, null, 7, 'Sam', [], {}, { sender: 7, services: [] }])('%j is not a confirmation', (stored) => {
  expect(readConfirmation(stored)).toBeNull()
})

test.each([
  [['tree-removal', 7, null], ['tree-removal']],
  [7, []],
])('a confirmation with %j has the services that can be read', (services, readable) => {
  expect(readConfirmation({ sender: 'Sam', services })).toEqual({
    sender: 'Sam',
    services: readable,
    pageKey: undefined,
  })
})
