import { company } from '../../src/content/company'
import { winter, worryPage } from '../../src/content/signs/worry-page'
import { visit } from './support/page-actions'
import { expect, test } from './support/test'

const PATH = '/should-this-tree-worry-you'

test('from a touched sign to a form that names it', { tag: '@phone' }, async ({ page }) => {
  await visit(page, PATH)
  await page.getByRole('link', { name: '2 Crack, call now or have it looked at' }).click()
  const question = page.getByRole('group', { name: 'Is the crack new, or has it grown since last year?' })
  await expect(question).toBeInViewport()
  await question.getByRole('button', { name: 'Yes, or I can’t tell' }).click()
  await expect(page.getByRole('link', { name: '2 Crack, call now', exact: true })).toBeAttached()

  await page.getByRole('link', { name: /^7 Mushrooms/ }).click()
  await page.getByRole('button', { name: /^On the trunk/ }).click()
  const ask = page.getByRole('region', { name: 'Call, don’t write' })
  await expect(ask).toContainText('Crack in the trunk, mushrooms at the base.')
  await expect(ask.getByRole('link')).toHaveText([`Call ${company.phone}`, 'Ask about these'])

  await ask.getByRole('link', { name: 'Ask about these' }).click()
  await expect(page).toHaveURL('/get-a-quote?service=emergency-service&signs=crack,mushrooms')
  const form = page.getByRole('form')
  await expect(form.getByLabel('Emergency Tree Service')).toBeChecked()
  await expect(form.getByLabel('Project Description')).toHaveValue('Crack in the trunk, mushrooms at the base.')
})

test('a sign of the home page opens on the page of the signs, in view and in focus', { tag: '@both' }, async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('link', { name: '3 Lifted soil', exact: true }).click()
  await expect(page).toHaveURL(`${PATH}#lifted-soil`)
  await expect(page.getByRole('group', { name: 'Is the lean or the lifted soil new?' })).toBeInViewport()
  await expect(page.locator('#lifted-soil')).toBeFocused()
  await expect(page.getByRole('group', { name: /^Is the crack new/ })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a sign of the home page opens there too', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: '2 Crack', exact: true }).click()
    await expect(page.locator('#crack').getByText('A split in the trunk')).toBeInViewport()
  })

  test('a touched sign opens its entry, with both verdicts and no dead button', { tag: '@phone' }, async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('link', { name: /^4 Over the roof/ }).click()
    await expect(page.getByText('Call now if it is new or has grown')).toBeVisible()
    const entry = page.locator('#limb-over-roof')
    await expect(entry.getByText('Call now', { exact: true })).toBeVisible()
    await expect(entry.getByText('Can usually wait', { exact: true })).toBeVisible()
    await expect(entry.getByText(winter.anyDay)).toBeVisible()
    await expect(entry.getByRole('button')).toHaveCount(0)
    await expect(page.getByText(worryPage.disclaimer)).toBeVisible()
  })
})
