import { expect, test } from 'vitest'
import { SAME_PAGE, staysOnPage } from '@/lib/router/history-state'

test.each([null, undefined, 7, '/admin/blog', [], { isSamePage: 'yes' }])(
  'what another page or version has stored, such as %j, says nothing',
  (state) => {
    expect(staysOnPage(state)).toBe(false)
  },
)

test('what was stored is read again', () => {
  expect(staysOnPage(SAME_PAGE)).toBe(true)
})
