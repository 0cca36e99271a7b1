import { readFile } from 'node:fs/promises'
import { readCsv } from '../support/read-csv'
import { beOwner, rowOf } from './support/owner'
import { visit } from './support/page-actions'
import { expect, test } from './support/test'

// The owner's list of quote requests, with what only a browser has: a file.

const LIST = '/admin/quote-requests'

test('the rows are downloaded as a CSV file', async ({ page }) => {
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
})
