import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

const LIST = '/admin/quote-requests'
const KEY = 'visit:quote-requests'
const MINUTE = 60_000

const storedVisit = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null')

/** Opens the list as after a page load and returns the names marked as new. */
async function openList(path = LIST) {
  const { unmount } = renderAdmin(path)
  const table = await screen.findByRole('table', { name: /Quote requests/ })
  const names = within(table)
    .queryAllByText('New')
    .map((mark) => mark.closest('tr')?.querySelector('strong')?.textContent)
  return { names, unmount }
}

const at = (minute: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + minute * MINUTE).toISOString()

/** Advances Date.now() by this many minutes. */
const advanceClock = (minutes: number) => {
  const now = Date.now() + minutes * MINUTE
  vi.spyOn(Date, 'now').mockReturnValue(now)
}

test('marks nothing on the first visit; later visits mark requests that arrived since, until the visit ends', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: at(0) })
  const first = await openList()
  expect(first.names).toEqual([])
  first.unmount()
  await storeQuoteRequest({ name: 'Birch', created_at: at(1) })
  await storeQuoteRequest({ name: 'Cedar', created_at: at(2) })
  const second = await openList()
  expect(second.names).toEqual(['Cedar', 'Birch'])
  second.unmount()
  advanceClock(29)
  const third = await openList()
  expect(third.names).toEqual(['Cedar', 'Birch'])
  third.unmount()
  advanceClock(31)
  expect((await openList()).names).toEqual([])
})

test('marks a request that arrives while the list is open, even if the list was empty', async () => {
  renderAdmin(LIST)
  await screen.findByText('No quote requests found.')
  await storeQuoteRequest({ name: 'Ash' })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('New')).toBeVisible()
})

test('does not record a visit for a filtered list or while the tab is hidden', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: at(0) })
  await storeQuoteRequest({ name: 'Birch', created_at: at(1) })
  const searched = await openList(`${LIST}?q=ash`)
  expect(storedVisit()).toBeNull()
  searched.unmount()

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await openList()
  expect(storedVisit()).toBeNull()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(storedVisit()).toMatchObject({ shown: expect.stringContaining('12:01') })
})

test('a tab with an older list does not overwrite a newer stored visit', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: at(0) })
  const newer = { since: at(-60), shown: at(5), at: Date.now() }
  window.localStorage.setItem(KEY, JSON.stringify(newer))
  expect((await openList()).names).toEqual(['Ash'])
  expect(storedVisit()).toMatchObject({ since: newer.since, shown: newer.shown })
})

test.for([
  'nonsense',
  '{}',
  '[]',
  '7',
  '{"since":"","shown":"","at":1}',
  '{"since":"2026-11-20T12:00:00Z","shown":"2026-11-20T12:00:00Z","at":"now"}',
])('ignores an invalid stored visit: %s', async (stored) => {
  window.localStorage.setItem(KEY, stored)
  await storeQuoteRequest()
  expect((await openList()).names).toEqual([])
  expect(storedVisit()).toMatchObject({ at: expect.any(Number) })
})

test('shows the list without marks when the browser stores nothing', async () => {
  await storeQuoteRequest()
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === KEY) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  expect((await openList()).names).toEqual([])
  expect(screen.getByText('Sam Whitfield')).toBeVisible()
})

test('shows the age of a request below its time and updates it while the page is open', async () => {
  const created = new Date(Date.now() - 2 * 60 * MINUTE - 1000)
  await storeQuoteRequest({ created_at: created.toISOString() })
  renderAdmin(LIST)
  const age = await screen.findByText('2 hours ago')
  expect(age.closest('td')).toHaveTextContent(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M2 hours ago$/)
  advanceClock(24 * 60)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(age).toHaveTextContent('1 day ago'))
})
