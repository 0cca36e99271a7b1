import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hold } from '../support/faults'
import { slowDown, withLocalSupabase } from '../support/local-supabase'
import { answers, fillIn, requestsSent, submit } from '../support/quote-form'
import { findToast, renderApp } from '../support/render-app'

withLocalSupabase()

const NOT_SENT = /^Your request has not been sent\./
const UNCERTAIN = /^We cannot tell whether your request has reached us\./
const MINUTE_MS = 60_000

/** The page was loaded anew with this in the tab's storage. */
async function openAgain(marks: Record<string, string>) {
  const { user, unmount } = renderApp('/get-a-quote')
  await fillIn(user)
  unmount()
  for (const [key, value] of Object.entries(marks)) sessionStorage.setItem(key, value)
  renderApp('/get-a-quote')
  await screen.findByText('We kept what you typed in this tab.')
}

test('a sending that a new load cut short before it was out is called not sent', async () => {
  await openAgain({ 'sending:quote-request': 'begun' })
  expect(screen.getByText(NOT_SENT)).toBeVisible()
  expect(screen.queryByText(UNCERTAIN)).not.toBeInTheDocument()
  for (const [label, text] of Object.entries(answers)) expect(screen.getByLabelText(label)).toHaveValue(text)
})

test('one that was out is called uncertain', async () => {
  await openAgain({ 'sending:quote-request': 'out' })
  expect(screen.getByText(UNCERTAIN)).toBeVisible()
})

test('a page that was loaded anew to send does so, and never says that it did not', async () => {
  const said = vi.fn()
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-not-sent]:not([hidden])')) said()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  await openAgain({ 'sending:quote-request': 'begun', 'unsent:quote-request': String(Date.now()) })
  await findToast('Quote Request Sent!')
  observer.disconnect()
  expect(said).not.toHaveBeenCalled()
  expect(requestsSent()).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

test('one that took longer than a minute to come says that it did not', async () => {
  await openAgain({ 'sending:quote-request': 'begun', 'unsent:quote-request': String(Date.now() - MINUTE_MS) })
  expect(screen.getByText(NOT_SENT)).toBeVisible()
  expect(requestsSent()).toHaveLength(0)
})

test.each([
  ['About Us', /A family firm/],
  // It has a form of its own, which takes up what became of the sending.
  ['Emergency Services', 'Contact us'],
] as const)('the form of a page that fades out for “%s” sends nothing any more', async (link, heading) => {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  const leaving = screen.getByRole('form')
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel() {} }) as unknown as Animation)
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }))
  await screen.findByRole('heading', { level: 1, name: heading })
  sending.letGo()
  await findToast('Quote Request Sent!')
  expect(leaving).toBeInTheDocument()
  fireEvent.submit(leaving)
  expect(screen.queryByText('Processing Request...')).not.toBeInTheDocument()
  // Longer than the code that sends takes.
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Blog' }))
  await screen.findByRole('heading', { level: 1, name: 'Blog' })
  expect(requestsSent()).toHaveLength(1)
})

test('a form that comes back while it fades out is not there to be sent again', async () => {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel() {} }) as unknown as Animation)
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Emergency Services' }))
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  sending.letGo()
  await screen.findByRole('region', { name: 'Your request has reached us' })
  act(() => window.history.back())
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get a free quote'))
  expect(screen.getByRole('region', { name: 'Your request has reached us' })).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})
