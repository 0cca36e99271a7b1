import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { readCsv } from '../support/read-csv'
import { beOwner, emailOf, expect, rowOf, test, toast, visit } from './support'

// The owner's list of quote requests, with what only a real browser does:
// addresses and Back, the storage, files, the clipboard and paper.

const headers = { apikey: LOCAL_ANON_KEY, prefer: 'return=representation' }

let sent: string[] = []

/** A request as a visitor sends it. The name is also its address, so that each test has one of its own. */
async function send(request: APIRequestContext, name: string, fields: object = {}) {
  const row = {
    name,
    email: emailOf(name),
    phone: '(734) 555-0111',
    address: '2210 Miller Ave, Ann Arbor',
    services: ['stump-grinding'],
    description: 'Two stumps.\nNo fence.',
  }
  const answer = await request.post('/rest/v1/quote_requests', { headers, data: { ...row, ...fields } })
  expect(answer.status()).toBe(201)
  const [{ id }] = await answer.json()
  sent.push(id)
}

test.afterEach(async ({ request }) => {
  if (sent.length > 0) await request.delete(`/rest/v1/quote_requests?id=in.(${sent})`, { headers })
  sent = []
})

async function openPanel(page: Page) {
  await beOwner(page)
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
}

const LIST = '/admin/quote-requests'

test('a search stays in the address, over a reload and on the way back', async ({ page }) => {
  await openPanel(page)
  await visit(page, LIST)
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await page.getByLabel('Search').fill('555.555 pruning')
  await expect(page).toHaveURL(`${LIST}?q=555.555+pruning`)
  await expect(rowOf(page, 'Grace Lindqvist')).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toHaveCount(0)

  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('555.555 pruning')
  await expect(rowOf(page, 'Grace Lindqvist')).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue('555.555 pruning')
})

test('the requests that were found become a file that no spreadsheet calculates', async ({ page, isMobile }) => {
  const name = `=HYPERLINK("https://hit.example","${isMobile ? 'Phone' : 'Desktop'}")`
  await send(page.request, name, { phone: '+1 734 555 0157', description: '@oak,\r\n"big"\n' })
  await openPanel(page)
  await visit(page, `${LIST}?q=hyperlink`)
  await expect(rowOf(page, name)).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV (1)' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeff"Name","Email"')).toBe(true)
  const [titles, cells, ...others] = readCsv(text)
  expect(others).toEqual([])
  expect(titles).toEqual(['Name', 'Email', 'Phone', 'Address', 'Services', 'Description', 'Submitted At'])
  expect(cells).toEqual([
    `'${name}`,
    emailOf(name),
    '+1 734 555 0157',
    '2210 Miller Ave, Ann Arbor',
    'Stump Grinding',
    '\'@oak,\n"big"\n',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  ])
})

test('a request is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page)
  await visit(page, LIST)
  await page.getByRole('button', { name: 'Copy the request from Ted Okafor' }).click()
  await expect(toast(page, 'Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toMatch(
    /^Name: Ted Okafor\nEmail: ted\.okafor@example\.com\nPhone: 555 555 0183\n/,
  )
})
