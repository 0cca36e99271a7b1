import type { Page } from '@playwright/test'
import { addressLine, company } from '../../src/content/company'
import { services } from '../../src/content/services'
import { treeYear, treeYearWords } from '../../src/content/tree-year'
import { expect, isAll, lastService, test, visit } from './support'

/** On Letter, with the margins that browsers begin with. */
async function countSheets(page: Page) {
  const margin = '0.4in'
  const file = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test('a service is one sheet of paper', async ({ page }) => {
  const all = services.map(({ slug }) => slug)
  for (const service of isAll ? all : ['tree-trimming-pruning', lastService.slug]) {
    await visit(page, `/services/${service}`)
    expect(await countSheets(page), service).toBe(1)
  }
})

test('sheets are counted', async ({ page }) => {
  await page.setContent('<p style="break-after: page">One</p><p style="break-after: page">Two</p><p>Three</p>')
  expect(await countSheets(page)).toBe(3)
})

test('the year of a tree, folded on a phone, is printed whole', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 })
  await visit(page, '/services')
  const oaks = page
    .getByRole('region', { name: treeYearWords.title })
    .getByText(treeYear[0]?.kind ?? '', { exact: true })
  await expect(oaks).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(oaks).toBeVisible()
})

test('a post is one sheet too, if it is short', async ({ page }) => {
  await visit(page, '/blog/when-to-prune-an-oak')
  expect(await countSheets(page)).toBe(1)
})

test('on paper stands what one reads there, and how to reach the company', async ({ page }) => {
  await visit(page, '/services/tree-removal')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Get a Free Quote').locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(company.phone).locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText(company.phone).locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('banner')).toContainText(company.shortName)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText([company.phone, company.email])
  await expect(footer.getByText(addressLine)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you decide' })).toBeVisible()
  // Paper is white, and the browser prints no grounds: text is black everywhere.
  const light = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
      .map((element) => element.textContent),
  )
  expect(light).toEqual([])
  const heights = await page.locator('main img').evaluateAll((pictures) => pictures.map((each) => each.clientHeight))
  expect(heights.length).toBeGreaterThan(0)
  for (const height of heights) expect(height).toBeLessThanOrEqual(190)
})
