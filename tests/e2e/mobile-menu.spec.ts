import { company } from '../../src/content/company'
import { serviceAreas } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { keyboardOf } from './keyboard'
import { exampleTown, expect, lastTown, test, visit } from './support'

test('the menu of narrow screens opens, leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden()
  const button = page.getByRole('button', { name: 'Menu' })
  await button.tap()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const menu = page.getByRole('navigation', { name: 'Main, all pages' })
  await menu.getByText('Service Areas', { exact: true }).tap()
  await menu.getByRole('link', { name: exampleTown.town, exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: `Tree care in ${exampleTown.name}` })).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.tap()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
})

test('every link of the menu is tapped and leads to its page', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: 'Main, all pages' })
  const addresses = await page
    .locator('nav[aria-label="Main, all pages"] a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
  expect(addresses.length).toBeGreaterThanOrEqual(6 + services.length + serviceAreas.length)
  for (const address of addresses) {
    await page.getByRole('button', { name: 'Menu' }).tap()
    const link = menu.locator(`a[href="${address}"]`)
    // Links of a group are in view once it has been opened; it stays open from then on.
    const group = menu.locator('details', { has: page.locator(`a[href="${address}"]`) })
    if ((await group.count()) > 0 && !(await group.evaluate((details: HTMLDetailsElement) => details.open)))
      await group.locator('summary').tap()
    await link.tap()
    await expect(page).toHaveURL(address)
    await expect(menu).toBeHidden()
    // The new page is there, and would close a menu that was opened before it came.
    await expect(page.locator(`nav[aria-label="Main, all pages"] a[href="${address}"]`)).toHaveAttribute('aria-current')
    await expect(page.locator('main h1')).toHaveCount(1)
  }
})

test('the menu is gone through by keyboard', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/')
  const keyboard = keyboardOf(page)
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Main, all pages' })
  await keyboard.tabTo(button)
  await keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await keyboard.look('Escape')

  await keyboard.press('Space')
  await keyboard.tabTo(menu.locator('summary', { hasText: 'Service Areas' }))
  await keyboard.press('Enter')
  await keyboard.tabTo(menu.getByRole('link', { name: lastTown.town, exact: true }))
  await keyboard.tabTo(page.getByRole('link', { name: `Call ${company.phone}` }).last())
  // The last stop of the menu; the page behind it is not gone through unseen.
  await keyboard.press('Tab')
  await expect(menu).toBeHidden()

  await keyboard.tabTo(button, 'Shift+Tab')
  await keyboard.press('Enter')
  await keyboard.tabTo(menu.getByRole('link', { name: exampleTown.town, exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Tree care in ${exampleTown.name}` })).toBeVisible()
  await keyboard.look('following a link')
})
