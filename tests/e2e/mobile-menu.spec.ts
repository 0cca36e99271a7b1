import { keyboardOf } from './support/keyboard'
import { visit } from './support/page-actions'
import { lastTown } from './support/pages'
import { expect, test } from './support/test'

test('the menu works by keyboard and closes when the focus leaves it', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden()
  const keyboard = keyboardOf(page)
  const button = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Main, all pages' })
  await keyboard.tabTo(button)
  await keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await keyboard.press('Space')
  await expect(menu.getByRole('link', { name: 'All Service Areas' })).toBeVisible()
  await menu.getByRole('link', { name: lastTown.name, exact: true }).focus()
  // The last stop of the menu.
  await keyboard.tabTo(page.getByRole('banner').getByRole('link', { name: 'Get a Free Quote' }).last())
  await keyboard.press('Tab')
  await expect(menu).toBeHidden()
})
