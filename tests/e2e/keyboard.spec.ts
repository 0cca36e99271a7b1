import { paths } from '../../src/paths'
import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'
import { diskFull } from '../support/server-answers'
import { keyboardOf } from './support/keyboard'
import { beOwner } from './support/owner'
import { closeToast, toast, visit } from './support/page-actions'
import { emailOf, removeRequests } from './support/quote-form'
import { expect, test } from './support/test'

// A visitor and an owner with a keyboard alone. After each key the focus is visible (support/keyboard.ts).

test('a visitor fills in a quote request wrongly, corrects it and sends it', async ({ page, request, isMobile }) => {
  const name = `Key ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  const keyboard = keyboardOf(page)
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  const form = page.getByRole('form')
  const submit = form.getByRole('button', { name: 'Request My Free Quote' })
  await keyboard.tabTo(submit)
  await keyboard.press('Enter')
  await expect(form.getByRole('checkbox', { name: 'Tree Removal' })).toBeFocused()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await keyboard.look('sending nothing')
  const service = form.getByRole('checkbox', { name: 'Stump Grinding' })
  await keyboard.tabTo(service)
  await keyboard.press('Space')
  await expect(service).toBeChecked()
  await keyboard.fill(form.getByLabel('Project Description'), 'A dead ash.')
  await keyboard.fill(form.getByLabel('Service Address'), '2210 Miller Ave')
  await keyboard.fill(form.getByLabel('Full Name'), name)
  await keyboard.fill(form.getByLabel('Email'), emailOf(name))
  await keyboard.fill(form.getByLabel('Phone'), '(734) 555-0111')
  await keyboard.tabTo(submit)
  await keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeFocused()
  await keyboard.look('sending')
  // The empty form follows the confirmation; on a phone the toast would cover a part of it.
  await closeToast(page, 'Quote Request Sent!')
  await keyboard.tabTo(form.getByLabel('Full Name'))
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  await removeRequests(request, name)
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('F8 moves the focus to the toast, and closing it gives the focus back', async ({ page }) => {
    await page.route('**/rest/v1/ContactForm*', (route) => route.fulfill(diskFull))
    await visit(page, '/contact')
    const keyboard = keyboardOf(page)
    const form = page.getByRole('form', { name: 'Write to us' })
    await form.getByLabel('Full Name').fill('Toa Stern')
    await form.getByLabel('Email').fill(emailOf('Toa Stern'))
    await form.getByLabel('Message').fill('About the oak.')
    const submit = form.getByRole('button', { name: 'Send Message' })
    await keyboard.tabTo(submit)
    await keyboard.press('Enter')
    const failure = toast(page, 'Error Sending Message')
    await expect(failure).toBeVisible()
    // Toasts do not time out while the window is blurred.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(submit).toBeFocused()
    await keyboard.press('F8')
    await keyboard.tabTo(failure.getByRole('button', { name: 'Close notification' }))
    await keyboard.press('Enter')
    await expect(failure).toHaveCount(0)
    await expect(submit).toBeFocused()
    await keyboard.look('closing the toast')
    await keyboard.tabTo(form.getByRole('link', { name: 'send it by email' }), 'Shift+Tab')
  })
})

test('Ctrl+Z takes back what a format button wrote', { tag: '@open' }, async ({ page }) => {
  await beOwner(page)
  await visit(page, paths.admin.newPost)
  const content = page.getByLabel('Full Content')
  await content.fill('Wait for winter.')
  await content.selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(content).toHaveValue('<b>Wait for winter.</b>')
  await page.keyboard.press('Control+Z')
  await expect(content).toHaveValue('Wait for winter.')
})

test('the owner rates, saves and deletes a testimonial', async ({ page, isMobile }) => {
  const name = `Keys ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/admin/testimonials/new')
  const keyboard = keyboardOf(page)
  await keyboard.fill(page.getByLabel('Password'), LOCAL_ADMIN_PASSWORD)
  await keyboard.press('Enter')
  await keyboard.look('logging in')
  await closeToast(page, 'Login Successful')
  await keyboard.fill(page.getByLabel('Customer Name'), name)
  const slider = page.getByRole('slider', { name: 'Rating' })
  await keyboard.tabTo(slider)
  await keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '4 out of 5 stars')
  await keyboard.fill(page.getByLabel('Testimonial Text'), 'They came at eight and left at noon.')
  await keyboard.tabTo(page.getByRole('button', { name: 'Create Testimonial' }))
  await keyboard.press('Enter')
  await expect(toast(page, 'Testimonial Created!')).toBeVisible()
  await keyboard.look('saving')

  const list = page.getByRole('region', { name: 'Testimonials', exact: true })
  const removal = list.getByRole('button', { name: `Delete the testimonial from ${name}` })
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  const confirm = dialog.getByRole('button', { name: 'Delete Testimonial' })

  // Escape gives the focus back. That the dialog traps it is tried in accessible.spec.ts.
  await keyboard.tabTo(removal)
  await keyboard.press('Enter')
  await expect(cancel).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(removal).toBeFocused()

  // The button that had the focus is gone with its row, so the next row gets it.
  await keyboard.press('Space')
  await keyboard.tabTo(confirm)
  await keyboard.press('Space')
  await expect(toast(page, 'Testimonial Deleted')).toBeVisible()
  await expect(removal).toHaveCount(0)
  await expect(list.getByRole('button', { name: /^Delete/ }).first()).toBeFocused()
  await keyboard.look('deleting')
})
