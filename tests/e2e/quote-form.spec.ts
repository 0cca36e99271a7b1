import { visit } from './support/page-actions'
import { exampleTown } from './support/pages'
import { expect, test } from './support/test'

test('a request for firewood alone is asked for cords, and ends with a call', async ({ page }) => {
  await visit(page, '/get-a-quote?service=firewood-sales')
  const description = page.getByLabel('Project Description')
  await expect(description).toHaveAccessibleDescription('How many face cords, and where a truck can drop them.')
  await expect(page.getByText(/^We call you/)).toBeVisible()
  await page.getByLabel('Stump Grinding').check()
  await expect(description).toHaveAccessibleDescription(/^Which tree, how big/)
  await expect(page.getByText(/^We call you/)).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'What happens next' }).getByText(/You decide\. If it’s yes, we set a day\.$/),
  ).toBeVisible()
  await page.getByLabel('Firewood Sales').uncheck()
  await expect(description).toHaveAccessibleDescription(/^Which tree, how big/)
})

test('a press on the address sets the caret before the town that a link named', { tag: '@phone' }, async ({ page }) => {
  await visit(page, `/get-a-quote?town=${exampleTown.slug}`)
  const address = page.getByLabel('Service Address')
  await expect(address).toHaveValue(`, ${exampleTown.name}`)
  // In the middle, behind the town.
  await address.click()
  await expect.poll(() => address.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
  await page.keyboard.type('1 Main St')
  await expect(address).toHaveValue(`1 Main St, ${exampleTown.name}`)
})
