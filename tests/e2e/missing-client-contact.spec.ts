import { emailOf, expect, fillInQuote, removeRequests, test, toast, visit, watchSending } from './support'

// Both forms of the contact page wait for the same code, and it is gone.

const CLIENT = '**/assets/client-*.js'

test.use({ expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/] })

test('a message goes out from a page loaded anew, and the form beside it stays', { tag: '@full' }, async ({ page }) => {
  let isGone = true
  await page.route(CLIENT, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  await visit(page, '/contact')
  const quote = page.getByRole('form', { name: 'Ask for a free quote' })
  const message = page.getByRole('form', { name: 'Send us a message' })
  await quote.getByLabel('Full Name').fill('Half A Request')
  await message.getByLabel('Full Name').fill('Gone Message')
  await message.getByLabel('Email').fill(emailOf('Gone Message'))
  await message.getByLabel('Message').fill('Mulch?')
  const seen = watchSending(page)
  page.on('framenavigated', () => {
    isGone = false
  })
  await message.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  expect(seen).toEqual({ loads: 1, sent: [expect.stringContaining('Mulch?')] })
  await expect(quote.getByLabel('Full Name')).toHaveValue('Half A Request')
})

test('two forms that wait for the same code both go out, after one new load', { tag: '@full' }, async ({
  page,
  request,
  isMobile,
}) => {
  const name = `Gone Both ${isMobile ? 'Phone' : 'Desktop'}`
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  let isGone = true
  await page.route(CLIENT, async (route) => {
    await lost
    await (isGone ? route.fulfill({ status: 404 }) : route.continue())
  })
  await visit(page, '/contact')
  const message = page.getByRole('form', { name: 'Send us a message' })
  await message.getByLabel('Full Name').fill('Gone Beside')
  await message.getByLabel('Email').fill(emailOf('Gone Beside'))
  await message.getByLabel('Message').fill('Chips?')
  await fillInQuote(page, name)
  const seen = watchSending(page)
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  await message.getByRole('button', { name: 'Send Message' }).click()
  page.on('framenavigated', () => {
    isGone = false
  })
  lose()
  await expect(page.getByRole('region', { name: 'Your request has reached us' })).toBeVisible()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  expect(seen.loads).toBe(1)
  expect(seen.sent.toSorted((one, other) => one.length - other.length)).toEqual([
    expect.stringContaining('Chips?'),
    expect.stringContaining(name),
  ])
  await removeRequests(request, name)
})
