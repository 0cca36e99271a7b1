import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storeQuoteRequest } from '../../support/build-rows'
import { renderAdmin } from '../../support/render-app'
import { takeTexts } from '../../support/texting'

const LIST = '/admin/quote-requests'
const KEY = 'last-contacts'

const findRow = async (name: string) =>
  (await screen.findAllByRole('row')).find((row) => row.textContent?.includes(name)) as HTMLElement

test.for([
  ['Call Sam', 'Called'],
  ['(734) 555-0142', 'Called'],
  ['Text Sam', 'Texted'],
  ['sam@example.com', 'E-mailed'],
] as const)('a press on "%s" says "%s" and when, in the list and on the dashboard', async ([link, contact]) => {
  takeTexts()
  await storeQuoteRequest({ name: 'Sam', phone: '(734) 555-0142', email: 'sam@example.com' })
  await storeQuoteRequest({ name: 'Kim' })
  renderAdmin(LIST)
  const row = await findRow('Sam')
  expect(row).not.toHaveTextContent('this device')
  vi.useFakeTimers({ now: new Date('2026-11-28T09:30:00'), toFake: ['Date'] })
  fireEvent.click(within(row).getByRole('link', { name: link }))
  const note = `${contact} Nov 28, 2026, 9:30 AM from this device`
  expect(row).toHaveTextContent(note)
  expect(await findRow('Kim')).not.toHaveTextContent('this device')
  cleanup()
  renderAdmin('/admin')
  expect(await screen.findByText(note)).toBeVisible()
})

test('remembers the newest 500, and shows nothing of an entry that it cannot read', async () => {
  const { id: sam } = await storeQuoteRequest({ name: 'Sam' })
  const { id: kim } = await storeQuoteRequest({ name: 'Kim', phone: '(734) 555-0143' })
  const others = Array.from({ length: 499 }, (_, index) => [`lead-${index}`, null])
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [sam, { toString: 0 }]])))
  renderAdmin(LIST)
  fireEvent.click(within(await findRow('Kim')).getByRole('link', { name: 'Call Kim' }))
  expect(await findRow('Sam')).not.toHaveTextContent('this device')
  const ids = Object.keys(JSON.parse(localStorage.getItem(KEY) ?? ''))
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, 'lead-1', kim])
})

test('remembers every contact, also when the browser does not store them', async () => {
  await storeQuoteRequest({ name: 'Sam', phone: '(734) 555-0142' })
  await storeQuoteRequest({ name: 'Kim', phone: '(734) 555-0143' })
  renderAdmin(LIST)
  const rows = [await findRow('Sam'), await findRow('Kim')]
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const row of rows) fireEvent.click(within(row).getByRole('link', { name: /^Call / }))
  for (const row of rows) expect(row).toHaveTextContent('from this device')
})
