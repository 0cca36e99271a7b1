import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '@/ui/toast'
import { storeQuoteRequest } from '../support/build-rows'
import { hold, refuse } from '../support/faults'
import { inject, slowDown, withLocalSupabase } from '../support/local-supabase'
import { fillIn, submit } from '../support/quote-form'
import { findToast, renderAdmin, renderApp } from '../support/render-app'

withLocalSupabase()

type User = ReturnType<typeof renderApp>['user']

const follow = async (user: User, name: string) =>
  user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }))

/** A request that waits for its answer, and its visitor on another page. */
async function sendAndLeave() {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Processing Request...')
  await follow(user, 'About Us')
  await screen.findByRole('heading', { level: 1, name: /A family firm/ })
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  return sending
}

test('says how it went also to somebody who has gone on to another page', async () => {
  const sending = await sendAndLeave()
  sending.letGo()
  await findToast('Quote Request Sent!')
  expect(screen.queryByText('Processing Request...')).not.toBeInTheDocument()
})

test('says on another page too that a request was not sent, in both toasts', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const sending = await sendAndLeave()
  sending.letGo()
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  expect(toastStore.read().map(({ title, durationMs }) => [title, durationMs])).toEqual([
    ['Database Submission Error', 10_000],
    ['Error Sending Request', 10_000],
  ])
})

test('the panel’s list, seen before in the same tab, has a request that was sent since', async () => {
  await storeQuoteRequest({ name: 'Earlier' })
  const { user } = renderAdmin('/admin/quote-requests')
  expect(await screen.findByText('Earlier')).toBeVisible()
  await follow(user, 'Get a Free Quote')
  await fillIn(user)
  await submit(user)
  await findToast('Quote Request Sent!')
  await follow(user, 'Admin Panel')
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: /^Quote Requests/ }))
  expect(await screen.findByText('Sam Whitfield')).toBeVisible()
  expect(screen.getByText('Earlier')).toBeVisible()
})
