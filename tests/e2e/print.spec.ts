import type { Page } from '@playwright/test'
import { addressLine, company } from '../../src/content/company'
import { pictureAlts } from '../../src/content/pictures'
import { services } from '../../src/content/services/services'
import { treeYear, treeYearWords } from '../../src/content/tree-year/tree-year'
import { paths } from '../../src/paths'
import { visit } from './support/page-actions'
import { lastService } from './support/pages'
import { expect, isAll, test } from './support/test'

/** On Letter, with the default margins of browsers. */
async function countSheets(page: Page) {
  const margin = '0.4in'
  const file = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test('each service, a short post and the signs of a bad tree print on one sheet', async ({ page }) => {
  const printed = isAll ? services.map(({ slug }) => slug) : ['tree-trimming-pruning', lastService.slug]
  for (const path of [
    ...printed.map((slug) => `/services/${slug}`),
    paths.post('silver-maple-the-fast-friend'),
    paths.worry,
  ]) {
    await visit(page, path)
    expect(await countSheets(page), path).toBe(1)
  }
})

test('the year of a tree, folded on a phone, prints unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 })
  await visit(page, '/services')
  const oaks = page
    .getByRole('region', { name: treeYearWords.title })
    .locator('details')
    .getByText(treeYear[0]?.kind ?? '', { exact: true })
  await expect(oaks).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(oaks).toBeVisible()
})

test('the home page prints no picture behind its words, and no marks without their picture', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 960 })
  await visit(page, '/')
  const [hero, mark] = [page.getByAltText(pictureAlts.hero), page.getByRole('link', { name: '2 Crack', exact: true })]
  await expect(hero).toBeVisible()
  await expect(mark).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(hero).toBeHidden()
  await expect(mark).toBeHidden()
  // On a screen of this width the next text begins on a picture.
  const sign = await page.getByText('Lifted soil or a lean').boundingBox()
  const emergency = await page.getByRole('heading', { name: 'A limb on the car or roof?' }).boundingBox()
  expect(emergency?.y).toBeGreaterThan(Number(sign?.y) + Number(sign?.height))
})

test('no page prints its controls', async ({ page }) => {
  for (const path of ['/', '/services/tree-removal', '/blog', '/get-a-quote', paths.worry]) {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation'), path).toHaveCount(0)
    await expect(page.getByRole('button'), path).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a printed page has its text and the contact data', async ({ page }) => {
  await visit(page, '/services/tree-removal')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Get a Free Quote').locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(company.phone).locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText(company.phone).locator('visible=true')).toHaveCount(1)
  await expect(page.getByRole('banner')).toContainText(company.shortName)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText([company.phone, company.email])
  await expect(footer.getByText(addressLine)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you decide' })).toBeVisible()
  // Browsers print no backgrounds, so all text is black.
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
