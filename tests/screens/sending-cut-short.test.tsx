import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hold } from '../support/faults'
import { slowDown, withLocalSupabase } from '../support/local-supabase'
import { fillIn, requestsSent, submit } from '../support/quote-form'
import { findToast, renderApp } from '../support/render-app'

withLocalSupabase()

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
