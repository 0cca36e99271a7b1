import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endLogin } from '@/data/login-storage'
import { fillFields, logIn, textIn } from '../../support/admin'
import { storeQuoteRequest } from '../../support/build-rows'
import { delayCalls } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'
import { holdStyleSheet } from '../../support/style-sheet'

const otherTab = (change: () => void) => () => {
  change()
  fireEvent(window, new StorageEvent('storage'))
}

test.for([
  ['another tab logs out', otherTab(() => window.localStorage.removeItem('adminAuthenticated'))],
  ['another tab clears all storage', otherTab(() => window.localStorage.clear())],
  ['the login has ended', () => act(endLogin)],
] as const)('when %s, a new login leads back to the editor, with the draft', async ([_, leave]) => {
  const { user } = renderAdmin('/admin/blog/new')
  await fillFields(user, { Title: 'Half a thought' })
  leave()
  expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument()
  await logIn(user)
  await screen.findByRole('heading', { level: 1, name: 'Create New Blog Post' })
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect(textIn('Title')).toBe('Half a thought')
})

const logOutByPress = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Logout' }))

test('a login after Logout opens the dashboard, and one after Back opens the page that Back led to', async () => {
  const { user } = renderAdmin('/admin/testimonials')
  await user.click(await screen.findByRole('link', { name: 'Back to Dashboard' }))
  await logOutByPress(user)
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' })
  await act(async () => {
    const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(-2)
    await arrival
  })
  await logIn(user)
  await screen.findByRole('heading', { level: 1, name: 'Manage Testimonials' })
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
  await logOutByPress(user)
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
})

test('a login after Logout opens the dashboard, although the login page came late', async () => {
  const { user } = renderAdmin('/admin')
  await screen.findByRole('button', { name: 'Logout' })
  const letGo = holdStyleSheet()
  await logOutByPress(user)
  expect(window.location.pathname).toBe('/admin/login')
  letGo()
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
})

test('what customers sent does not stay in memory after a login has ended', async () => {
  await storeQuoteRequest()
  const { user } = renderAdmin('/admin/quote-requests')
  await screen.findByText('Sam Whitfield', { selector: 'strong' })
  act(endLogin)
  delayCalls('select', 'quote_requests')
  await logIn(user)
  expect(await screen.findByText('Loading quote requests...')).toBeVisible()
  expect(screen.queryByText('Sam Whitfield')).not.toBeInTheDocument()
})
