import { expect, test, visit } from './support'

test('the menu of narrow screens opens, leads on and closes', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden()
  const button = page.getByRole('button', { name: 'Menu' })
  await button.tap()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const menu = page.getByRole('navigation', { name: 'Main, all pages' })
  await menu.getByText('Service Areas', { exact: true }).tap()
  await menu.getByRole('link', { name: 'Whitmore Lake' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Tree care in Whitmore Lake, MI' })).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.tap()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
})
