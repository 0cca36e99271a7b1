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
  for (const form of await page.getByRole('form').all()) {
    await form.locator('[data-submits]').click()
    await expect(form.getByLabel('Full Name')).toBeFocused()
    await expectInSight(form.getByLabel('Full Name'))
    await expectInSight(form.getByText('Enter your full name.'))
  }
  // The last field of the longer form.
  await fillInQuote(page, 'Error Sight')
  const description = page.getByLabel('Project Description')
  await description.fill('')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(description).toBeFocused()
  await expectInSight(description)
  await expectInSight(page.getByText('Describe your project.'))
})

test('until React is there the browser checks, and says what it finds', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/get-a-quote')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
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
