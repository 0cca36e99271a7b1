import { closeToast, emailOf, expect, fillInQuote, logIn, rowOf, test, toast, visit } from './support'

test('a quote request travels from the visitor to the owner’s list and is deleted there', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const name = `Sam ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Get a Free Quote' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()

  await fillInQuote(page, name)
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  const panel = page.getByRole('region', { name: 'We’ve received your request' })
  await expect(panel).toBeFocused()
  await expect(panel).toBeInViewport()
  await closeToast(page, 'Quote Request Sent!')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Panel' }).click()
  await logIn(page)
  await closeToast(page, 'Login Successful')
  await page.getByRole('main').getByRole('link', { name: 'Quote Requests' }).click()

  const row = rowOf(page, name)
  await expect(row).toContainText('2210 Miller Ave, Ann Arbor')
  await expect(row).toContainText('Tree Removal')
  const email = emailOf(name)
  await expect(row.locator(`a[href="mailto:${email}"]`)).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Quote Request Deleted')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Quote Requests' })).toBeVisible()
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('what was typed survives a connection that breaks off, and goes out afterwards', { tag: '@phone' }, async ({
  page,
  context,
  isMobile,
}) => {
  const name = `Grace ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/get-a-quote')
  // Nothing of what sending needs has been fetched yet, neither the data client nor the toasts.
  await context.setOffline(true)
  await fillInQuote(page, name)
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByText(/^Your request has not been sent\./)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Tree Removal')).toBeChecked()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
})

test('two quick clicks send one request', { tag: '@full' }, async ({ page }) => {
  let sent = 0
  await page.route('**/rest/v1/quote_requests*', async (route) => {
    sent += 1
    await route.continue()
  })
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Double Click')
  await page.getByRole('button', { name: 'Request My Free Quote' }).dblclick()
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
  expect(sent).toBe(1)
})

test('an empty first submit names everything, and the button waits for a service', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/get-a-quote')
  const submit = page.getByRole('button', { name: 'Request My Free Quote' })
  await submit.click()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await expect(page.getByLabel('Project Description')).toBeFocused()
  await expect(submit).toBeDisabled()
  await page.getByLabel('Stump Grinding').check()
  await expect(submit).toBeEnabled()
  await expect(page.getByText('Describe your project.')).toBeVisible()
})

test.use({ expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] })
