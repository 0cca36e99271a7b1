import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hold, refuse } from '../../support/faults'
import { inject, slowDown, withLocalSupabase } from '../../support/local-supabase'
import { fillIn, requestsSent, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

withLocalSupabase()

// Sends a quote request from one service's page, then returns through the link of another service.

type User = ReturnType<typeof renderApp>['user']

const checkedValues = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))
const findSentPanel = () => screen.findByRole('region', { name: 'We’ve received your request' })

/** Opens the form from a service page and waits until that page has unmounted. */
async function startQuote(user: User, service: string) {
  await screen.findByRole('heading', { level: 1, name: service })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1))
  const [link] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Get a Free Quote' })
  await user.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Get a free quote' })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1))
}

async function goToRemoval(user: User) {
  const [link] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'Tree Removal', hidden: true })
  await user.click(link as HTMLElement)
}

/** Sends a stump request and opens another service's page while it is in flight. */
async function sendAndLeave() {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/services/stump-grinding')
  await startQuote(user, 'Stump Grinding')
  await fillIn(user, [])
  await submit(user)
  await goToRemoval(user)
  return { user, letGo: sending.letGo }
}

test('returning through another link while a request is in flight shows that request', async () => {
  const { user, letGo } = await sendAndLeave()
  await startQuote(user, 'Tree Removal')
  expect(submitButton()).toHaveAccessibleName('Submitting...')
  expect(checkedValues()).toEqual(['stump-grinding'])
  letGo()
  await findSentPanel()
  expect(requestsSent()[0]?.body).toMatchObject({ services: ['stump-grinding'] })
  expect(checkedValues()).toEqual([])
})

test('a failed request keeps its service, whatever link leads back to the form', async () => {
  inject(refuse('insert', 'quote_requests', 'no'))
  const { user, letGo } = await sendAndLeave()
  letGo()
  await findToast('Error Sending Request')
  await startQuote(user, 'Tree Removal')
  expect(checkedValues()).toEqual(['stump-grinding'])
})
