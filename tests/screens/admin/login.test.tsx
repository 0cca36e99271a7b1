import { createHash } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LOCAL_ADMIN_PASSWORD } from '../../../supabase/embedded/local-settings.mjs'
import { logIn } from '../../support/admin'
import { makeGate } from '../../support/gate'
import { calls } from '../../support/local-supabase'
import { findToast, moveAddressAhead, renderAdmin, renderApp } from '../../support/render-app'

const DIGEST = import.meta.env.VITE_ADMIN_PASSWORD_SHA256

test('the footer links to the admin panel, which requires a login first', async () => {
  const { user } = renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('link', { name: 'Admin Panel' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(screen.getByText('Admin password is fixed. Password reset is not available.')).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeRequired()
})

test('the login page stores the password digest, never the password', async () => {
  renderApp('/admin/login')
  await screen.findByLabelText('Password')
  await waitFor(() => expect(localStorage.getItem('adminPasswordHash')).toBe(DIGEST))
  expect(DIGEST).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify({ ...localStorage })).not.toContain(LOCAL_ADMIN_PASSWORD)
})

test('the correct password opens the dashboard, although another tab has cleared the storage', async () => {
  const { user } = renderApp('/admin/login')
  await screen.findByLabelText('Password')
  window.localStorage.clear()
  await logIn(user)
  await findToast('Login Successful', 'Welcome, Admin!')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  expect(localStorage.getItem('adminAuthenticated')).toBe('true')
})

test('shows the form also to somebody who is logged in, and a failed login then removes the flag', async () => {
  const { user } = renderAdmin('/admin/login')
  await logIn(user, 'burr-oak')
  await findToast('Login Failed', 'Incorrect password.')
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

test('no lead is requested for a visitor who is not logged in', async () => {
  // Loaded by an earlier visit, so that only the guard keeps it from rendering.
  const { unmount } = renderAdmin('/admin/quote-requests')
  await screen.findByText('No quote requests found.')
  unmount()
  window.localStorage.removeItem('adminAuthenticated')
  const earlier = calls.length
  renderApp('/admin/quote-requests')
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' })
  expect(calls.slice(earlier)).toEqual([])
})

test('redirects to the requested page and its search after login', async () => {
  localStorage.setItem('adminPasswordHash', DIGEST)
  const { user } = renderApp('/admin/quote-requests?q=oak')
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
  expect(window.location.search).toBe('?q=oak')
})

/** Keeps the check of the password pending until `letGo()`. */
function holdCheck() {
  const digest = crypto.subtle.digest.bind(crypto.subtle)
  const { opened, open } = makeGate()
  const check = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...input) => {
    await opened
    return digest(...input)
  })
  return { check, letGo: open }
}

test('while the password is checked the button says so, and a second press does nothing; then the dashboard opens', async () => {
  const { check, letGo } = holdCheck()
  const { user } = renderApp('/admin/login')
  await logIn(user)
  await user.click(await screen.findByRole('button', { name: 'Logging in...' }))
  expect(check).toHaveBeenCalledOnce()
  letGo()
  await findToast('Login Successful', 'Welcome, Admin!')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
})

async function goToPrivacy(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  await screen.findByRole('heading', { level: 1, name: /Privacy/ })
}

test.for([
  ['after the owner has gone to another page', goToPrivacy],
  ['while the next page loads', () => moveAddressAhead('/privacy')],
] as const)('an answer that comes %s does not lead away from it', async ([_when, leave]) => {
  const { letGo } = holdCheck()
  const { user } = renderApp('/admin/login')
  await logIn(user)
  await leave(user)
  letGo()
  await findToast('Login Successful', 'Welcome, Admin!')
  expect(window.location.pathname).toBe('/privacy')
})

test('the password is compared with the stored digest', async () => {
  const { user } = renderApp('/admin/login')
  await screen.findByLabelText('Password')
  localStorage.setItem('adminPasswordHash', createHash('sha256').update('another password').digest('hex'))
  await logIn(user, 'another password')
  await findToast('Login Successful', 'Welcome, Admin!')
})

test('the guard redirects with a toast when no digest is stored, whatever the flag is', async () => {
  localStorage.setItem('adminAuthenticated', 'true')
  const { user } = renderApp('/admin/quote-requests')
  await findToast('Admin Password Not Set', 'Please set an admin password first via the login page.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
})

test.for(['false', 'TRUE', ''])('treats a flag of %j as logged out', async (flag) => {
  localStorage.setItem('adminPasswordHash', DIGEST)
  localStorage.setItem('adminAuthenticated', flag)
  renderApp('/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(screen.queryByText('Admin Password Not Set')).not.toBeInTheDocument()
})

test('Logout removes the flag and shows a toast on the login page', async () => {
  const { user } = renderAdmin('/admin')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await findToast('Logged Out', 'You have been successfully logged out.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
})

test('a login that does not fail because of the password says so below it, and does not mark it as wrong', async () => {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === 'adminAuthenticated') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
  const { user } = renderApp('/admin/login')
  await logIn(user)
  await findToast('Login Failed', 'This browser can’t keep you logged in')
  expect(screen.getByRole('alert')).toHaveTextContent(/This browser can’t keep you logged in/)
  expect(screen.getByLabelText('Password')).not.toBeInvalid()
})

test('shows that login needs a secure context when crypto.subtle is missing', async () => {
  vi.stubGlobal('crypto', {})
  const { user } = renderApp('/admin/login')
  await logIn(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t secure\. Type https:/)
})
