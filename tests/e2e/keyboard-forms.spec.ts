import { diskFull } from '../support/server-answers'
import { keyboardOf } from './keyboard'
import { emailOf, expect, test, toast, visit } from './support'

test('a quote request is filled in wrongly, corrected and sent', async ({ page, isMobile }) => {
  const name = `Key ${isMobile ? 'Phone' : 'Desktop'}`
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.postData() ?? '')
  })
  await visit(page, '/get-a-quote')
  const keyboard = keyboardOf(page)
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  const form = page.getByRole('form')
  const submit = form.getByRole('button', { name: 'Request My Free Quote' })

  // With nothing in it the form leads back to what is missing, and waits for a service.
  await keyboard.tabTo(submit)
  await keyboard.press('Enter')
  await expect(form.getByLabel('Project Description')).toBeFocused()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await expect(submit).toBeDisabled()
  await keyboard.look('sending nothing')
  const service = form.getByRole('checkbox', { name: 'Stump Grinding' })
  await keyboard.tabTo(service, 'Shift+Tab')
  await keyboard.press('Space')
  await expect(service).toBeChecked()
  await keyboard.fill(form.getByLabel('Project Description'), 'A dead ash.')
  await keyboard.fill(form.getByLabel('Service Address'), '2210 Miller Ave')
  await keyboard.fill(form.getByLabel('Full Name'), name)
  await keyboard.fill(form.getByLabel('Email'), emailOf(name))
  await keyboard.fill(form.getByLabel('Phone'), '(734) 555-0111')
  await keyboard.tabTo(submit)
  await keyboard.press('Enter')

  const sent = page.getByRole('region', { name: 'We’ve received your request' })
  await expect(sent).toBeFocused()
  await keyboard.look('sending')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toContain('stump-grinding')
  // The empty form is the next thing behind the confirmation.
  await keyboard.tabTo(form.getByLabel('Full Name'))
  await expect(form.getByLabel('Full Name')).toHaveValue('')
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the toasts are reached and closed, and the focus returns to where it was', async ({ page }) => {
    await page.route('**/rest/v1/ContactForm*', (route) => route.fulfill(diskFull))
    await visit(page, '/contact')
    const keyboard = keyboardOf(page)
    const form = page.getByRole('form', { name: 'Send us a message' })
    await form.getByLabel('Full Name').focus()
    await keyboard.fill(form.getByLabel('Full Name'), 'Toa Stern')
    await keyboard.fill(form.getByLabel('Email'), emailOf('Toa Stern'))
    await keyboard.fill(form.getByLabel('Message'), 'About the oak.')
    const submit = form.getByRole('button', { name: 'Send Message' })
    await keyboard.tabTo(submit)
    await keyboard.press('Enter')
    const failure = toast(page, 'Error Sending Message')
    await expect(failure).toBeVisible()
    // Toasts wait for who is elsewhere; a slow machine would miss this one.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(submit).toBeFocused()
    await keyboard.look('a failed sending')

    // The key that the region's own name tells.
    await keyboard.press('F8')
    await keyboard.tabTo(failure.getByRole('button', { name: 'Close notification' }))
    await keyboard.press('Enter')
    await expect(failure).toHaveCount(0)
    await expect(submit).toBeFocused()
    await keyboard.look('closing the toast')

    // The way out beside the button is in reach too.
    await keyboard.tabTo(form.getByRole('link', { name: 'send it by email' }), 'Shift+Tab')
  })
})
