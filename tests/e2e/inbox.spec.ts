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

test('a search and a service stay in the address, over a reload and on the way back', async ({ page }) => {
  await openPanel(page)
  await visit(page, LIST)
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await page.getByLabel('Search').fill('555.555')
  await expect(page).toHaveURL(`${LIST}?q=555.555`)
  await page.getByLabel('Service').selectOption('Tree Trimming & Pruning')
  await expect(page).toHaveURL(`${LIST}?q=555.555&service=tree-trimming`)
  await expect(rowOf(page, 'Grace Lindqvist')).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toHaveCount(0)

  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('555.555')
  await expect(page.getByLabel('Service')).toHaveValue('tree-trimming')
  await expect(rowOf(page, 'Grace Lindqvist')).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toHaveCount(0)

  await page.goBack()
  await expect(page.getByLabel('Service')).toHaveValue('')
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue('555.555')
})

test('what came since the last visit is new, in every tab, until the visit is over', async ({ page, isMobile }) => {
  const name = `Fresh Lead ${isMobile ? 'Phone' : 'Desktop'}`
  await openPanel(page)
  const card = page.getByRole('main').getByRole('link', { name: 'Quote Requests' })
  await expect(card).toContainText(/\d+ requests/)
  await expect(page.getByText(/new since you last looked/)).toHaveCount(0)
  await visit(page, LIST)
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)

  await send(page.request, name)
  await visit(page, '/admin')
  await expect(page.getByText('1 new since you last looked')).toBeVisible()
  await card.click()
  await expect(rowOf(page, name)).toContainText('New')
  await expect(rowOf(page, name)).toContainText('just now')
  await expect(rowOf(page, 'Sam Whitfield')).not.toContainText('New')
  await page.reload()
  await expect(rowOf(page, name)).toContainText('New')
  const second = await page.context().newPage()
  await visit(second, LIST)
  await expect(rowOf(second, name)).toContainText('New')
  await visit(second, '/admin')
  await expect(second.getByText(/\d+ requests/)).toBeVisible()
  await expect(second.getByText(/new since you last looked/)).toHaveCount(0)

  await second.evaluate(() => {
    const key = 'visit:quote-requests'
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...stored, at: stored.at - 31 * 60_000 }))
  })
  await page.reload()
  await expect(rowOf(page, name)).toBeVisible()
  await expect(rowOf(page, name)).not.toContainText('New')
})

test('the requests that were found become a file that no spreadsheet calculates', async ({ page, isMobile }) => {
  const name = `=HYPERLINK("https://hit.example","${isMobile ? 'Phone' : 'Desktop'}")`
  await send(page.request, name, { phone: '+1 734 555 0157', description: '@oak,\r\n"big"\n' })
  await openPanel(page)
  await visit(page, `${LIST}?service=stump-grinding&q=hyperlink`)
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

test('a request is copied as text; where that is not allowed, it is shown to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page)
  await visit(page, LIST)
  const button = rowOf(page, 'Ted Okafor').getByRole('button', { name: 'Copy the request from Ted Okafor' })
  await button.click()
  await expect(toast(page, 'Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toMatch(
    /^Name: Ted Okafor\nEmail: ted\.okafor@example\.com\nPhone: 555 555 0183\n/,
  )

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Not copied' })
  await expect(dialog.getByLabel('Text to copy')).toHaveValue(/^Name: Ted Okafor\n/)
  await expect(dialog.getByLabel('Text to copy')).toBeFocused()
  expect(await page.evaluate(() => String(document.getSelection()))).toContain('Ted Okafor')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})
