import { readFile } from 'node:fs/promises'
import { company } from '../../src/content/company'
import { readCsv } from '../support/read-csv'
import { beOwner, expect, rowOf, test, visit } from './support'

// The owner's list of quote requests, with what only a browser has: a file and paper.

const LIST = '/admin/quote-requests'

test('the rows are downloaded as a CSV file, and one request is printed with the company and nothing else', async ({
  page,
}) => {
  // A real print dialog would block.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await beOwner(page)
  await visit(page, LIST)
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download spreadsheet/ }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeff"Name","Email"')).toBe(true)
  expect(readCsv(text).map(([name]) => name)).toContain('Sam Whitfield')

  await page.getByRole('button', { name: 'Print the request from Sam Whitfield' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printing', '')
  await page.emulateMedia({ media: 'print' })
  const sheet = await page.evaluate(() => document.body.innerText)
  for (const part of [company.name, company.phone, 'Sam Whitfield', 'Tree Removal', 'Dead ash'])
    expect(sheet).toContain(part)
  expect(sheet).not.toMatch(/Grace Lindqvist|Manage Quote Requests|Back to Dashboard/)
})
