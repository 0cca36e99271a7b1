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

/** Opens the list as after a page load and tells whose requests are marked. */
async function marked(path = LIST) {
  const { unmount } = renderAdmin(path)
  const table = await screen.findByRole('table', { name: /Quote requests/ })
  const names = within(table)
    .queryAllByText('New')
    .map((mark) => mark.closest('tr')?.querySelector('strong')?.textContent)
  return { names, unmount }
}

const at = (minute: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + minute * MINUTE).toISOString()

/** This browser's clock stands so many minutes further. */
const later = (minutes: number) => {
  const now = Date.now() + minutes * MINUTE
  vi.spyOn(Date, 'now').mockReturnValue(now)
}

test('at the first visit nothing is new; afterwards what came since, until the visit is over', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: at(0) })
  const first = await marked()
  expect(first.names).toEqual([])
  first.unmount()
  await storeQuoteRequest({ name: 'Birch', created_at: at(1) })
  await storeQuoteRequest({ name: 'Cedar', created_at: at(2) })
  const second = await marked()
  expect(second.names).toEqual(['Cedar', 'Birch'])
  second.unmount()
  later(29)
  const third = await marked()
  expect(third.names).toEqual(['Cedar', 'Birch'])
  third.unmount()
  later(31)
  expect((await marked()).names).toEqual([])
})

test('what comes while the list is open is marked, also after an empty list', async () => {
  renderAdmin(LIST)
  await screen.findByText('No quote requests found.')
  await storeQuoteRequest({ name: 'Ash' })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('New')).toBeVisible()
})

test('a list that is searched is not all seen, and one in a hidden tab not at all', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: at(0) })
  await storeQuoteRequest({ name: 'Birch', created_at: at(1) })
  const searched = await marked(`${LIST}?q=ash`)
  expect(storedVisit()).toBeNull()
  searched.unmount()

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await marked()
  expect(storedVisit()).toBeNull()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(storedVisit()).toMatchObject({ shown: expect.stringContaining('12:01') })
})

test('an older list in another tab takes nothing back', async () => {
  await storeQuoteRequest({ name: 'Ash', created_at: at(0) })
  const newer = { since: at(-60), shown: at(5), at: Date.now() }
  window.localStorage.setItem(KEY, JSON.stringify(newer))
  expect((await marked()).names).toEqual(['Ash'])
  expect(storedVisit()).toMatchObject({ since: newer.since, shown: newer.shown })
})

test.for([
  'nonsense',
  '{}',
  '[]',
  '7',
  '{"since":"","shown":"","at":1}',
  '{"since":"2026-11-20T12:00:00Z","shown":"2026-11-20T12:00:00Z","at":"now"}',
])('what is stored as %s is as good as nothing', async (stored) => {
  window.localStorage.setItem(KEY, stored)
  await storeQuoteRequest()
  expect((await marked()).names).toEqual([])
  expect(storedVisit()).toMatchObject({ at: expect.any(Number) })
})

test('a browser that stores nothing shows the list without marks', async () => {
  await storeQuoteRequest()
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === KEY) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  expect((await marked()).names).toEqual([])
  expect(screen.getByText('Sam Whitfield')).toBeVisible()
})

test('the age of a request stands under its time, and stays true while the page is open', async () => {
  const created = new Date(Date.now() - 2 * 60 * MINUTE - 1000)
  await storeQuoteRequest({ created_at: created.toISOString() })
  renderAdmin(LIST)
  const age = await screen.findByText('2 hours ago')
  expect(age.closest('td')).toHaveTextContent(/^Submitted At\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M2 hours ago$/)
  later(24 * 60)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(age).toHaveTextContent('1 day ago'))
})
