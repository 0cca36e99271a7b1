import type { Locator } from '@playwright/test'
import { expect, fillInQuote, holdRoute, isUncovered, test, visit } from './support'

/** It is inside the window, and neither the header nor a toast lies over it. */
async function expectInSight(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 })
  expect(await element.evaluate(isUncovered)).toBe(true)
}

test('the first field with an error comes into sight, and the toast does not cover it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/contact')
  for (const [first, error] of [
    ['Project Description', 'Describe your project.'],
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

test('until React is there the browser checks, and says what it finds', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/get-a-quote')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByLabel('Project Description')).toBeFocused()
  await expect(page.getByRole('form')).not.toHaveAttribute('novalidate')
  await expect(page.getByRole('form')).not.toHaveAttribute('aria-busy', 'true')
})

test('what passes the browser before React comes, and is still no answer, is said when React is there', {
  tag: '@phone',
}, async ({ page }) => {
  const letGo = await holdRoute(page, '**/assets/*.js')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/get-a-quote')
  await fillInQuote(page, 'Only Spaces')
  await page.getByLabel('Full Name').fill('   ')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByText('Enter your full name.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByRole('form')).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/get-a-quote')
  expect(sent).toEqual([])
})
