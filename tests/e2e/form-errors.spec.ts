import type { Locator } from '@playwright/test'
import { isUncovered } from './support/layout'
import { visit } from './support/page-actions'
import { fillInQuote } from './support/quote-form'
import { expect, test } from './support/test'

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
    await form.locator('[data-submit-button]').click()
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
