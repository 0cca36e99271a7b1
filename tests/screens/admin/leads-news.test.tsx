import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { returnToTab } from '../../support/admin'
import { storeQuoteRequest } from '../../support/build-rows'
import { renderAdmin } from '../../support/render-app'

// One rule: new is what came since this browser last showed the list, at first in the last two days.

const LIST = '/admin/quote-requests'
const KEY = 'last-shown:quote-requests'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

/** Opens the list as after a page load and returns the names marked as new. */
async function openList(path = LIST) {
  const { unmount } = renderAdmin(path)
  const table = await screen.findByRole('table', { name: /Quote requests/ })
  const names = within(table)
    .queryAllByText('New')
    .map((mark) => mark.closest('tr')?.querySelector('strong')?.textContent)
  unmount()
  return names
}

test('new is what came since this browser last showed the list, and the dashboard says the same', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: hoursAgo(90) })
  expect(await openList()).toEqual([])
  await storeQuoteRequest({ name: 'Birch', created_at: hoursAgo(80) })
  await storeQuoteRequest({ name: 'Cedar', created_at: hoursAgo(70) })
  const { unmount } = renderAdmin('/admin')
  expect(await screen.findByText('2 new')).toBeVisible()
  unmount()
  expect(await openList()).toEqual(['Cedar', 'Birch'])
  expect(await openList()).toEqual([])
})

test('in a browser that has never shown the list, new is what came in the last two days', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: hoursAgo(49) })
  await storeQuoteRequest({ name: 'Birch', created_at: hoursAgo(47) })
  const { unmount } = renderAdmin('/admin')
  expect(await screen.findByText('1 new')).toBeVisible()
  unmount()
  expect(await openList()).toEqual(['Birch'])
  expect(await openList()).toEqual([])
})

test('marks a request that arrives while the list is open, even if the list was empty', async () => {
  renderAdmin(LIST)
  await screen.findByText('No quote requests found.')
  await storeQuoteRequest({ name: 'Ash', created_at: hoursAgo(0) })
  returnToTab()
  expect(await screen.findByText('New')).toBeVisible()
})

test('a stored text that is no timestamp counts as long ago, so every row is new once', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: hoursAgo(90) })
  localStorage.setItem(KEY, '{')
  expect(await openList()).toEqual(['Ash'])
  expect(await openList()).toEqual([])
})

test('a search hides rows, so it does not count as showing the list', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: hoursAgo(80) })
  await storeQuoteRequest({ name: 'Birch', created_at: hoursAgo(70) })
  expect(await openList(`${LIST}?q=ash`)).toEqual([])
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

test('shows the list when the browser stores nothing', async () => {
  await storeQuoteRequest({ created_at: hoursAgo(70) })
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === KEY) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  expect(await openList()).toEqual([])
})

test('shows the age of a request beside its time, and updates it when the tab is shown again', async () => {
  const created = new Date(Date.now() - 2 * HOUR - 1000)
  await storeQuoteRequest({ created_at: created.toISOString() })
  renderAdmin(LIST)
  const age = await screen.findByText('2 hours ago')
  expect(age.closest('td')).toHaveTextContent(/^\w{3} \d+, \d{4}, \d+:\d\d [AP]M · 2 hours ago$/)
  const tomorrow = Date.now() + 24 * HOUR
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
  returnToTab()
  await waitFor(() => expect(age).toHaveTextContent('1 day ago'))
})
