import type { Page } from '@playwright/test'
import { keyboardOf } from './support/keyboard'
import { visit } from './support/page-actions'
import { lastService } from './support/pages'
import { expect, test } from './support/test'

/** Whether the browser tells screen readers that the popover of the button "Services" is open. */
async function isExpanded(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Services')
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('a drop-down opens and closes by keyboard, gives the focus back, and closes when the focus leaves it', async ({
  page,
}) => {
  await visit(page, '/')
  const keyboard = keyboardOf(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const button = navigation.getByRole('button', { name: 'Services', exact: true })
  const last = navigation.getByRole('link', { name: lastService.name })
  await expect(last).toBeHidden()
  // Only one is open at a time.
  await button.click()
  await expect(last).toBeVisible()
  await navigation.getByRole('button', { name: 'Service Areas' }).click()
  await expect(last).toBeHidden()
  await page.keyboard.press('Escape')

  await keyboard.tabTo(button, 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(last).toBeVisible()
  expect(await isExpanded(page)).toBe(true)
  await keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'All six services' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(last).toBeHidden()
  expect(await isExpanded(page)).toBe(false)
  await expect(button).toBeFocused()

  await keyboard.press('Space')
  await navigation.getByRole('link', { name: /^Emergency/ }).focus()
  await keyboard.press('Tab')
  await expect(last).toBeHidden()
})
