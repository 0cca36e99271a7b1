import type { Page } from '@playwright/test'
import { logIn, rowOf } from './support/owner'
import { closeToast, toast, visit } from './support/page-actions'
import { emailOf, fillInQuote, quoteSent, sendQuote } from './support/quote-form'
import { expect, test } from './support/test'

// With the lock, Supabase Auth decides who the admin is. stories.spec.ts runs with the lock too.

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('a wrong password stores no login, the right one opens the panel, and a logout ends the session', async ({
  page,
}) => {
  await visit(page, '/admin/login')
  await logIn(page, 'not the password')
  await expect(toast(page, 'Login Failed')).toContainText('Incorrect password.')
  expect(await stored(page)).toEqual(['adminPasswordHash'])

  await logIn(page)
  await closeToast(page, 'Login Successful')
  expect(await stored(page)).toEqual(['adminAuthenticated', 'adminPasswordHash', 'adminSession'])
  const digest = await page.evaluate(() => localStorage.getItem('adminPasswordHash'))
  expect(digest, 'no digest of the password').toBe('none, because Supabase Auth decides')
  await page.getByRole('main').getByRole('link', { name: 'Quote Requests' }).click()
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()

  await page.goto('/admin')
  // Before Auth has answered, because the tab may be closed next.
  await page.route('**/auth/v1/logout*', () => {})
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  // What the list has shown is kept, for the marks of new requests.
  await expect.poll(() => stored(page)).toEqual(['adminPasswordHash', 'last-shown:quote-requests'])
})

test('a login lasts although Auth is still ending the last one', async ({ page }) => {
  let failLogout = () => {}
  await page.route('**/auth/v1/logout*', (route) => {
    failLogout = () => void route.abort('connectionreset')
  })
  await visit(page, '/admin/login')
  await logIn(page)
  await closeToast(page, 'Login Successful')
  const logout = page.waitForRequest('**/auth/v1/logout*')
  await page.getByRole('button', { name: 'Logout' }).click()
  await logout
  await logIn(page)
  await closeToast(page, 'Login Successful')
  const failed = page.waitForEvent('requestfailed')
  failLogout()
  await failed
  await page.getByRole('main').getByRole('link', { name: 'Quote Requests' }).click()
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  expect(await stored(page)).toContain('adminSession')
})

test('a visitor sends a request without a call to Auth and without anything in local storage', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  for (const path of ['/', '/blog', '/testimonials']) await visit(page, path)
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Locked Visitor')
  await sendQuote(page)
  await expect(quoteSent(page)).toBeVisible()
  expect(asked.filter((request) => request.includes('/auth/'))).toEqual([])
  expect(await stored(page)).toEqual([])
  expect(
    asked.filter((request) => request.startsWith('POST')).map((request) => new URL(request.slice(5)).search),
  ).toEqual(
    // The request asks for no row back.
    [expect.not.stringContaining('select=')],
  )
})

test('when the session is gone, a new login leads back to the list', async ({ page }) => {
  await visit(page, '/admin/login')
  await logIn(page)
  await closeToast(page, 'Login Successful')
  await visit(page, '/admin/quote-requests')
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('adminSession'))
  await page.reload()
  await expect(toast(page, 'Error Fetching Quote Requests')).toContainText(
    'Your login is no longer valid; please log in again',
  )
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
})

test('a visitor sends a message, and the owner reads and deletes it', async ({ page, isMobile }) => {
  const name = `Writer ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email').fill(emailOf(name))
  await form.getByLabel('Phone').fill('734.555.0136')
  await form.getByLabel('Message').fill('Do you prune pears?\nAnd quinces?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()

  await visit(page, '/admin/login')
  await logIn(page)
  await page.getByRole('main').getByRole('link', { name: 'Contact Messages' }).click()
  const first = rowOf(page, 'Do you prune pears?')
  await expect(first).toContainText(name)
  const number = first.getByRole('link', { name: '734.555.0136', exact: true })
  await expect(number).toHaveAttribute('href', 'tel:7345550136')
  await expect(first.getByText('New', { exact: true })).toBeVisible()
  await first.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await closeToast(page, 'Contact Message Deleted')
  await page.reload()
  await expect(page.getByText(/^Total contact messages: \d+$/)).toBeVisible()
  await expect(first).toBeHidden()
})

test.use({ expectedComplaints: [/status of 400|net::ERR|Failed to fetch/] })

test('a row that row-level security does not let the owner delete is not called deleted', async ({ page }) => {
  await visit(page, '/admin/login')
  await logIn(page)
  await closeToast(page, 'Login Successful')
  await visit(page, '/admin/quote-requests')
  await page.route('**/rest/v1/quote_requests*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ json: [] }) : route.fallback(),
  )
  await rowOf(page, 'Sam Whitfield').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Error Deleting Quote Request')).toContainText('or you may not change it.')
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
})
