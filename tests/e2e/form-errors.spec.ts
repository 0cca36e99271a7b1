import type { Locator } from '@playwright/test'
import { exampleTown, expect, fillInQuote, isUncovered, test, visit } from './support'

/** In the viewport, and covered neither by the header nor by a toast. */
async function expectInSight(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 })
  expect(await element.evaluate(isUncovered)).toBe(true)
}

test('the first field with an error scrolls into view, and the toast does not cover it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/contact')
  for (const [first, error] of [
    ['Tree Removal', 'Please select at least one service.'],
    ['Full Name', 'Enter your full name.'],
  ] as const) {
    const form = page
      .getByRole('form')
      .filter({ has: page.getByLabel(first) })
      .last()
    await form.locator('[data-submits]').click()
    await expect(form.getByLabel(first)).toBeFocused()
    await expectInSight(form.getByLabel(first))
    await expectInSight(form.getByText(error))
  }
  // The last field of the longer form.
  await fillInQuote(page, 'Error Sight')
  const phone = page.getByRole('form', { name: 'Ask for a free quote' }).getByLabel('Phone')
  await phone.fill('')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(phone).toBeFocused()
  await expectInSight(phone)
  await expectInSight(page.getByText('Enter a phone number we can call.'))
})

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
  await expect(address).toHaveValue(`, ${exampleTown.town}`)
  // In the middle, behind the town.
  await address.click()
  await expect.poll(() => address.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
  await page.keyboard.type('1 Main St')
  await expect(address).toHaveValue(`1 Main St, ${exampleTown.town}`)
})
