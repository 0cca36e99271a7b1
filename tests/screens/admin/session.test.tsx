import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { fill } from '../../support/fill'
import { withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

test.for([
  ['the session flag', () => window.localStorage.removeItem('adminAuthenticated')],
  ['all storage', () => window.localStorage.clear()],
] as const)('when another tab removes %s, the draft survives the new login', async ([_, remove]) => {
  const { user } = renderAdmin('/admin/blog/new')
  await fillFields(user, { Title: 'Half a thought' })
  remove()
  fireEvent(window, new StorageEvent('storage'))
  expect(await screen.findByText(/^What you typed is kept in this browser\. The editor offers it again/)).toBeVisible()
  await fill(user, screen.getByLabelText('Password'), 'burr-oak-local-admin')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  await screen.findByRole('heading', { level: 1, name: 'Create New Blog Post' })
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect(textIn('Title')).toBe('Half a thought')
})

test('storage events for other keys do not end the session', async () => {
  renderAdmin('/admin/testimonials')
  await screen.findByRole('heading', { level: 1, name: 'Manage Testimonials' })
  window.localStorage.removeItem('adminAuthenticated')
  fireEvent(window, new StorageEvent('storage', { key: 'draft:post:new' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Testimonials' })).toBeVisible()
  fireEvent(window, new StorageEvent('storage', { key: 'adminAuthenticated' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})
