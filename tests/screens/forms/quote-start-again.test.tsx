import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hold, refuse } from '../../support/faults'
import { inject, slowDown, withLocalSupabase } from '../../support/local-supabase'
import { fillIn, requestsSent, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

withLocalSupabase()

// A request that began at one service's page is out, and its visitor comes back by the link of another's.

type User = ReturnType<typeof renderApp>['user']

const ticked = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))
const again = () => screen.findByRole('button', { name: 'Send another request' })

/** From the page of a service to the form, until the page before is gone. */
async function begin(user: User, service: string) {
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

/** Sends a request for stumps and goes on to the page of another service. */
async function sendAndLeave() {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/services/stump-grinding')
  await begin(user, 'Stump Grinding')
  await fillIn(user, [])
  await submit(user)
  await goToRemoval(user)
  return { user, letGo: sending.letGo }
}

test('after a request that was sent from here another one begins without a service', async () => {
  const { user } = renderApp('/services/stump-grinding')
  await begin(user, 'Stump Grinding')
  await fillIn(user, [])
  await submit(user)
  await user.click(await again())
  expect(ticked()).toEqual([])
  await fillIn(user, ['Firewood Sales'])
  await submit(user)
  await user.click(await again())
  expect(ticked()).toEqual([])
})

test('who comes back by another link before the answer sees the request as it is being sent', async () => {
  const { user, letGo } = await sendAndLeave()
  await begin(user, 'Tree Removal')
  expect(submitButton()).toHaveAccessibleName('Submitting...')
  expect(ticked()).toEqual(['stump-grinding'])
  letGo()
  await user.click(await again())
  expect(requestsSent()[0]?.body).toMatchObject({ services: ['stump-grinding'] })
  expect(ticked()).toEqual([])
})

test('what was not sent stays as it was tried, whatever link leads back to it', async () => {
  inject(refuse('insert', 'quote_requests', 'no'))
  const { user, letGo } = await sendAndLeave()
  letGo()
  await findToast('Error Sending Request')
  await begin(user, 'Tree Removal')
  expect(ticked()).toEqual(['stump-grinding'])
})
