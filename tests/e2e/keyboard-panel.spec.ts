import type { Page } from '@playwright/test'
import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'
import { keyboardOf } from './keyboard'
import { expect, rowOf, test, toast, visit } from './support'

/** Opens a screen of the panel by way of the login. */
async function enter(page: Page, address: string) {
  await visit(page, address)
  const keyboard = keyboardOf(page)
  await keyboard.fill(page.getByLabel('Password'), LOCAL_ADMIN_PASSWORD)
  await keyboard.press('Enter')
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await keyboard.look('logging in')
  return keyboard
}

test('a testimonial is rated, saved and deleted', async ({ page, isMobile }) => {
  const name = `Keys ${isMobile ? 'Phone' : 'Desktop'}`
  const keyboard = await enter(page, '/admin/testimonials/new')
  await keyboard.fill(page.getByLabel('Customer Name'), name)
  const slider = page.getByRole('slider', { name: 'Rating' })
  await keyboard.tabTo(slider)
  for (const [key, rating] of [
    ['Home', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 3],
    ['ArrowLeft', 2],
    ['End', 5],
    ['ArrowDown', 4],
    ['PageDown', 1],
    ['Shift+ArrowRight', 5],
    ['Shift+ArrowLeft', 1],
    ['PageUp', 5],
  ] as const) {
    await keyboard.press(key)
    await expect(slider, key).toHaveAttribute('aria-valuenow', String(rating))
  }
  await keyboard.fill(page.getByLabel('Testimonial Text'), 'They came at eight and left at noon.')
  await keyboard.tabTo(page.getByRole('button', { name: 'Create Testimonial' }))
  await keyboard.press('Enter')
  const saved = toast(page, 'Testimonial Created!')
  await expect(saved).toBeVisible()
  await keyboard.look('saving')

  const list = page.getByRole('region', { name: 'Testimonials', exact: true })
  const removal = list.getByRole('button', { name: `Delete the testimonial from ${name}` })
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  const [cancel, confirm] = [
    dialog.getByRole('button', { name: 'Cancel' }),
    dialog.getByRole('button', { name: 'Delete Testimonial' }),
  ]

  // The question keeps the focus, both ways round, and Escape gives it back.
  await keyboard.tabTo(removal)
  await keyboard.press('Enter')
  await expect(cancel).toBeFocused()
  await keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await keyboard.press('Tab')
  await expect(cancel).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(confirm).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(removal).toBeFocused()
  await keyboard.look('Escape')

  // When the row is gone, and its button with it, the focus is on that of the next row.
  await keyboard.press('Space')
  await keyboard.tabTo(confirm)
  await keyboard.press('Space')
  await expect(toast(page, 'Testimonial Deleted')).toBeVisible()
  await expect(removal).toHaveCount(0)
  await expect(list.getByRole('button', { name: /^Delete/ }).first()).toBeFocused()
  await keyboard.look('deleting')
})

test('every stop of a screen of the panel is seen, and the way out is there', { tag: '@full' }, async ({ page }) => {
  // One sample alone: the other tests have sent many, each with its stops.
  const keyboard = await enter(page, '/admin/quote-requests?q=Lindqvist')
  // Rows that come while the footer has the focus would push it out of the window.
  await expect(rowOf(page, 'Lindqvist')).toBeVisible()
  await keyboard.tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Admin Panel' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await keyboard.look('the link to the dashboard')
  await keyboard.tabTo(page.getByRole('button', { name: 'Logout' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await keyboard.look('logging out')
})
