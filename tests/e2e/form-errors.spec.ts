import type { Locator, Page } from '@playwright/test'
import { emailOf, expect, fillInQuote, holdRoute, test, toast, visit } from './support'

/** Nothing of the site's own lies over the field: not the header, and it is inside the window. */
async function expectInSight(page: Page, field: Locator) {
  await expect(field).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  const box = await field.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}

test('with the keyboard alone: from an empty form by way of its errors to a request', { tag: '@full' }, async ({
  page,
  isMobile,
}) => {
  const name = `Errors ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  const form = page.getByRole('form')
  const summary = form.getByRole('region', { name: 'There are 5 problems:' })
  await form.getByLabel('Full Name').press('Enter')
  await expect(summary).toBeFocused()
  await expectInSight(page, summary)
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(5)

  // Tab, tab, Enter: the second link.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const email = form.getByLabel('Email')
  await expect(email).toBeFocused()
  await expectInSight(page, email)
  await page.keyboard.type(emailOf(name))
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(4)
  await page.keyboard.press('Tab')
  await page.keyboard.type('(734) 555-0111')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2210 Miller Ave')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await form.getByLabel('Project Description').focus()
  await page.keyboard.type('A dead ash.')
  // The last one has a list no more than the others.
  await expect(form.getByRole('region')).toHaveAccessibleName('There is one problem left:')
  await form.getByRole('link', { name: 'Enter your full name.' }).press('Enter')
  await expect(form.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.type(name)
  await expect(form.getByRole('region')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
})

test('every link of the list brings its field into sight', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/contact')
  for (const form of await page.getByRole('form').all()) {
    await form.getByRole('button').last().click()
    const summary = form.getByRole('region')
    for (const link of await summary.getByRole('link').all()) {
      await link.click()
      const field = form.locator(':focus')
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`${(await link.textContent())?.replaceAll('.', '\\.')}$`),
      )
      await expectInSight(page, field)
    }
  }
  await expect(page).toHaveURL('/contact')
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
