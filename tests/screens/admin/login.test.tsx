import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill } from '../../support/fill'
import { withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin, renderApp } from '../../support/render-app'

withLocalSupabase()

const PASSWORD = 'burr-oak-local-admin'
const DIGEST = import.meta.env.VITE_ADMIN_PASSWORD_SHA256

type User = ReturnType<typeof renderApp>['user']

async function logIn(user: User, password = PASSWORD) {
  await fill(user, await screen.findByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log In' }))
}

test('the footer of every page leads to the panel, and the panel asks for the password first', async () => {
  const { user } = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('link', { name: 'Admin Panel' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(screen.getByText('Admin password is fixed. Password reset is not available.')).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeRequired()
})

test('the login page stores the digest of the password, never the password', async () => {
  renderApp('/admin/login')
  await screen.findByLabelText('Password')
  await waitFor(() => expect(localStorage.getItem('adminPasswordHash')).toBe(DIGEST))
  expect(DIGEST).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify({ ...localStorage })).not.toContain(PASSWORD)
})

test('the right password opens the dashboard with its three cards, and the way to messages below', async () => {
  const { user } = renderApp('/admin/login')
  await logIn(user)
  await findToast('Login Successful', 'Welcome, Admin!')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  expect(localStorage.getItem('adminAuthenticated')).toBe('true')
  const cards = within(screen.getByRole('main')).getAllByRole('link')
  expect(cards.map((card) => [card.querySelector('h2')?.textContent, card.getAttribute('href')])).toEqual([
    ['Quote Requests', '/admin/quote-requests'],
    ['Blog Posts', '/admin/blog'],
    ['Testimonials', '/admin/testimonials'],
    ['Contact Messages', '/admin/contact-messages'],
  ])
})

test('the login goes on to the page that was asked for', async () => {
  localStorage.setItem('adminPasswordHash', DIGEST)
  const { user } = renderApp('/admin/quote-requests')
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
})

test('a wrong password is refused and takes an earlier login away', async () => {
  localStorage.setItem('adminAuthenticated', 'true')
  const { user } = renderApp('/admin/login')
  await logIn(user, 'burr-oak')
  await findToast('Login Failed', 'Incorrect password.')
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})

test('without a stored digest the guard says so, whatever the flag says', async () => {
  localStorage.setItem('adminAuthenticated', 'true')
  const { user } = renderApp('/admin/quote-requests')
  await findToast('Admin Password Not Set', 'Please set an admin password first via the login page.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
})

test('asking for the panel twice in a row ends on the login page too', async () => {
  localStorage.setItem('adminPasswordHash', DIGEST)
  const { user } = renderApp('/about')
  await screen.findByRole('heading', { level: 1 })
  await user.dblClick(screen.getByRole('link', { name: 'Admin Panel' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})

test.for(['false', 'TRUE', '1', '{"a":1}', ''])('a flag of %j counts as logged out', async (flag) => {
  localStorage.setItem('adminPasswordHash', DIGEST)
  localStorage.setItem('adminAuthenticated', flag)
  renderApp('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(screen.queryByText('Admin Password Not Set')).not.toBeInTheDocument()
})

test('a corrupt digest counts as none', async () => {
  localStorage.setItem('adminPasswordHash', 'not a digest')
  localStorage.setItem('adminAuthenticated', 'true')
  renderApp('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await waitFor(() => expect(localStorage.getItem('adminPasswordHash')).toBe(DIGEST))
})

test.for(['/admin', '/admin/blog', '/admin/testimonials', '/admin/quote-requests', '/admin/contact-messages'])(
  '%s is behind the guard',
  async (path) => {
    localStorage.setItem('adminPasswordHash', DIGEST)
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  },
)

test('logging out takes the flag away and says so on the login page', async () => {
  const { user } = renderAdmin('/admin')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await findToast('Logged Out', 'You have been successfully logged out.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
})

test('where the browser stores nothing, the login says why it cannot be', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  const { user } = renderApp('/admin/login')
  expect(await screen.findByRole('alert')).toHaveTextContent(/This browser does not let the site store anything/)
  await logIn(user)
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})

test('without a secure connection the login says what is needed', async () => {
  vi.stubGlobal('crypto', {})
  renderApp('/admin/login')
  expect(await screen.findByRole('alert')).toHaveTextContent(/needs a secure connection/)
})
