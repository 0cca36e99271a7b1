import { company } from '../../src/content/company'
import { emailOf, exampleTown, expect, fillInQuote, holdScripts, test, toast, visit } from './support'

test('from a service’s page to a request for that service', { tag: '@phone' }, async ({ page, isMobile }) => {
  const name = `Start ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/services/stump-grinding')
  await page.getByRole('main').getByRole('link', { name: 'Get a Free Quote' }).first().click()
  await expect(page).toHaveURL('/get-a-quote?service=stump-grinding')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/get-a-quote$/)
  const form = page.getByRole('form')
  await expect(form.getByLabel('Stump Grinding')).toBeChecked()
  await fillInQuote(page, name)
  await form.getByLabel('Tree Removal').uncheck()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: 'Request My Free Quote' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ email: emailOf(name), services: ['stump-grinding'] })
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
})

test('the file of the page serves every query, and React takes it over as it stands', { tag: '@phone' }, async ({
  page,
}) => {
  const address = `/get-a-quote?service=tree-trimming-pruning&town=${exampleTown.slug}`
  const letGo = await holdScripts(page)
  await page.goto(address)
  const heading = page.getByRole('heading', { level: 1, name: 'Get a free quote' })
  await heading.evaluate((element) => element.setAttribute('data-from-the-file', ''))
  letGo()
  await expect(page.getByLabel('Tree Trimming & Pruning')).toBeChecked()
  await expect(page.getByLabel('Project Description')).toHaveAccessibleDescription(
    new RegExp(`^Which tree in ${exampleTown.town},`),
  )
  await expect(heading).toHaveAttribute('data-from-the-file', '')
  await expect(page).toHaveURL(address)
})

test('emergency service brings the number into sight beside it', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/get-a-quote')
  const form = page.getByRole('form')
  await form.getByLabel('Emergency Tree Service').check()
  const call = form.getByRole('link', { name: `Call ${company.phone}` })
  await expect(call).toBeVisible()
  await expect(call).toHaveAttribute('href', company.phoneLink)
  const notice = form.getByRole('status').filter({ hasText: 'In an emergency, call us' })
  await expect(notice.getByRole('listitem')).toHaveCount(3)
  await form.getByLabel('Emergency Tree Service').uncheck()
  await expect(call).toHaveCount(0)
})
