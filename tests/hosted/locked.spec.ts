import { tokenOf } from '../../tools/hosted/project.mjs'
import { rowOf, toast, visit } from '../e2e/support'
import { OTHER_ID } from '../support/lock'
import { beOwner, expect, test } from './support'

// With the lock only.

test.use({ expectedComplaints: [/status of 40[13]/] })

test('the owner reads messages', async ({ page, isLocked }) => {
  await beOwner(page, isLocked)
  await visit(page, '/admin/contact-messages')
  await expect(rowOf(page, 'Grace Lindqvist')).toContainText('Do you prune pears?')
})

test('without a session the flag in local storage opens nothing', async ({ page }) => {
  await beOwner(page, false)
  await visit(page, '/admin/quote-requests')
  await expect(toast(page, 'Login Ended')).toContainText('Your login is no longer valid')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toHaveCount(0)
})

test('an expired session leads to the login page', async ({ page }) => {
  await beOwner(page, true)
  await page.route('**/rest/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer x.y.z' } }),
  )
  await visit(page, '/admin/quote-requests')
  await expect(toast(page, 'Error Fetching Quote Requests')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})

test('a signed-in user who is not the admin reads no request', async ({ project }) => {
  const response = await fetch(`${project.url}/rest/v1/quote_requests`, {
    headers: { apikey: project.anonKey, authorization: `Bearer ${tokenOf('authenticated', OTHER_ID)}` },
  })
  expect([response.status, await response.json()]).toEqual([200, []])
})
