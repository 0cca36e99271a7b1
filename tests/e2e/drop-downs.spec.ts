import { keyboardOf } from './keyboard'
import { exampleTown, expect, lastService, lastTown, test, visit } from './support'

test('a drop-down opens by its button, closes by Escape and gives the focus back', async ({ page }) => {
  await visit(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const button = navigation.getByRole('button', { name: 'Services', exact: true })
  const link = navigation.getByRole('link', { name: 'Stump Grinding' })
  await expect(link).toBeHidden()
  await button.press('Enter')
  await expect(link).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'Tree Removal' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('only one drop-down is open, and a choice closes it', async ({ page }) => {
  await visit(page, '/')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Services', exact: true }).click()
  await navigation.getByRole('button', { name: 'Service Areas' }).click()
  await expect(navigation.getByRole('button', { name: 'Services', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  const link = navigation.getByRole('link', { name: exampleTown.town, exact: true })
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: `Tree care in ${exampleTown.name}` })).toBeVisible()
  await expect(link).toBeHidden()
})

for (const { menu, first, end, heading } of [
  { menu: 'Services', first: 'Tree Removal', end: lastService.name, heading: lastService.name },
  { menu: 'Service Areas', first: 'All Service Areas', end: lastTown.town, heading: `Tree care in ${lastTown.name}` },
])
  test(`the drop-down ${menu} is gone through by keyboard, and closes behind it`, { tag: '@full' }, async ({
    page,
  }) => {
    await visit(page, '/')
    const keyboard = keyboardOf(page)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const button = navigation.getByRole('button', { name: menu, exact: true })
    const last = navigation.getByRole('link', { name: end })
    await keyboard.tabTo(button)
    await keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await keyboard.press('Tab')
    await expect(navigation.getByRole('link', { name: first })).toBeFocused()
    await keyboard.tabTo(last)
    await keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await keyboard.look('Escape')

    await keyboard.press('Space')
    await keyboard.tabTo(last)
    await keyboard.press('Tab')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(last).toBeHidden()
    await keyboard.tabTo(button, 'Shift+Tab')
    await keyboard.press('Enter')
    await keyboard.tabTo(last)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await keyboard.look('following a link')
  })
