import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { closeToast, emailOf, expect, fillInQuote, logIn, readersOf, rowOf, test, toast, visit } from './support'

// The posture of the lock: Supabase Auth decides who the admin is, and the
// tables give nobody else more than a visitor needs. The stories of the panel
// (quote-request, admin-content) run in it too.

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('a wrong password stores nothing; the right one opens the panel, a logout closes it', async ({ page }) => {
  await visit(page, '/admin/login')
  expect(await stored(page)).toEqual([])
  await logIn(page, 'not the password')
  await expect(toast(page, 'Login Failed')).toContainText('Incorrect password.')
  expect(await stored(page)).toEqual([])

  await logIn(page)
  await closeToast(page, 'Login Successful')
  expect(await stored(page)).toEqual(['adminAuthenticated', 'adminPasswordHash', 'adminSession'])
  const digest = await page.evaluate(() => localStorage.getItem('adminPasswordHash'))
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
  expect(digest, 'it is of something else than the password').not.toBe(
    createHash('sha256').update(LOCAL_ADMIN_PASSWORD).digest('hex'),
  )
  await page.getByRole('main').getByRole('link', { name: 'Quote Requests' }).click()
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()

  await page.goto('/admin')
  // Also where Auth cannot be told.
  await page.route('**/auth/v1/logout*', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  // What the list has shown outlasts a logout, or nothing would ever be new.
  await expect.poll(() => stored(page)).toEqual(['adminPasswordHash', 'last-shown:quote-requests'])
})

test('with the public key alone no request can be read and no post written', async ({ request }) => {
  const headers = { apikey: LOCAL_ANON_KEY, authorization: `Bearer ${LOCAL_ANON_KEY}` }
  for (const table of ['quote_requests', 'ContactForm']) {
    const answer = await request.get(`/rest/v1/${table}`, { headers })
    expect(answer.status(), table).toBeGreaterThanOrEqual(400)
  }
  const removal = await request.delete('/rest/v1/quote_requests?name=neq.nobody', { headers })
  expect(removal.status()).toBeGreaterThanOrEqual(400)
  const post = { title: 'T', slug: 't', author: 'A', category: 'C', excerpt: 'E', content: 'C' }
  const insertion = await request.post('/rest/v1/blog_posts', { headers, data: post })
  expect(insertion.status()).toBeGreaterThanOrEqual(400)
})

test('a visitor meets nothing of it: no call to Auth, nothing stored, and a request goes out', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  for (const path of ['/', '/blog', '/testimonials']) await visit(page, path)
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Locked Visitor')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
  expect(asked.filter((request) => request.includes('/auth/'))).toEqual([])
  expect(await stored(page)).toEqual([])
  expect(
    asked.filter((request) => request.startsWith('POST')).map((request) => new URL(request.slice(5)).search),
  ).toEqual(
    // Nothing is asked back.
    [expect.not.stringContaining('select=')],
  )
})

test('the privacy page says that only the owner reads requests', async ({ page }) => {
  await visit(page, '/privacy')
  const main = page.getByRole('main')
  for (const text of readersOf(true)) await expect(main).toContainText(text)
  for (const text of readersOf(false)) await expect(main).not.toContainText(text)
})

test('the owner sends a request too, and reads it; an ended login leads to the login page and back', async ({
  page,
  isMobile,
}) => {
  const name = `Owner ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/admin/login')
  await logIn(page)
  await closeToast(page, 'Login Successful')
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
  await visit(page, '/admin/quote-requests')
  await expect(rowOf(page, name)).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('adminSession'))
  await page.reload()
  await expect(toast(page, 'Login Ended')).toContainText('Your login is no longer valid; please log in again')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
  await expect(rowOf(page, name)).toBeVisible()
})

test('the owner reads contact messages, the new ones marked, and nobody else does', async ({
  page,
  request,
  isMobile,
}) => {
  const name = `Writer ${isMobile ? 'Phone' : 'Desktop'}`
  const write = async (FullName: string, Description: string) => {
    const data = { FullName, Email: emailOf(FullName), PhoneNumber: '734.555.0136', Description }
    const answer = await request.post('/rest/v1/ContactForm', { headers: { apikey: LOCAL_ANON_KEY }, data })
    expect(answer.status()).toBe(201)
  }
  await write(`${name} One`, 'Do you prune pears?\nAnd quinces?')
  await visit(page, '/admin/login')
  await logIn(page)
  const card = page.getByRole('main').getByRole('link', { name: 'Contact Messages' })
  await card.click()
  const first = rowOf(page, `${name} One`)
  await expect(first).toContainText('Do you prune pears?')
  await expect(first.locator('a[href="tel:7345550136"]')).toBeVisible()
  await expect(first.getByText('New', { exact: true })).toHaveCount(0)

  await write(`${name} Two`, 'One more.')
  await visit(page, '/admin')
  await expect(card).toContainText('1 new')
  await card.click()
  const second = rowOf(page, `${name} Two`)
  await expect(second.getByText('New', { exact: true })).toBeVisible()
  await expect(second).toContainText('just now')
  await page.getByLabel('Search').fill('quinces')
  await expect(second).toHaveCount(0)
  await expect(first).toBeVisible()
  await expect(page).toHaveURL('/admin/contact-messages?q=quinces')
  await expect(first.getByRole('button', { name: `Copy the message from ${name} One` })).toBeVisible()
})

test.use({ expectedComplaints: [/status of 400|net::ERR|Failed to fetch/] })
