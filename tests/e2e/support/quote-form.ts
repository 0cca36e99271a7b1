import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { company } from '../../../src/content/company'
import { LOCAL_ANON_KEY } from '../../../supabase/embedded/local-settings.mjs'

/** An e-mail address for each name, because the database accepts twenty requests an hour from one address. */
export const emailOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`

export const DESCRIPTION = 'A dead ash.\nA shed stands under it.'

export async function fillInQuote(page: Page, name: string) {
  const form = page.getByRole('form').filter({ has: page.getByLabel('Service Address') })
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email').fill(emailOf(name))
  await form.getByLabel('Phone').fill('(734) 555-0111')
  await form.getByLabel('Service Address').fill('2210 Miller Ave, Ann Arbor')
  await form.getByLabel('Tree Removal').check()
  await form.getByLabel('Project Description').fill(DESCRIPTION)
}

export const sendQuote = (page: Page) => page.getByRole('button', { name: 'Request My Free Quote' }).click()

export const quoteSent = (page: Page) => page.getByRole('region', { name: 'We’ve received your request' })

/** Expects the phone number, and a mail link with what was typed, in the quote form. */
export async function expectPhoneAndMail(page: Page, name: string) {
  const form = page.locator('form[data-draft=quote-request]')
  await expect(form.getByRole('link', { name: company.phone })).toBeVisible()
  const mail = form.getByRole('link', { name: 'send it by email' })
  // The click fills in the link; without a mail program.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await mail.click()
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe(company.email)
  for (const text of [name, '@example.com', '2210 Miller Ave', 'tree-removal', 'A shed stands under it.'])
    expect(searchParams.get('body')).toContain(text)
}

/** Deletes the requests of this name: the owner's list shows only fifty rows at first. */
export async function removeRequests(request: APIRequestContext, name: string) {
  const address = `/rest/v1/quote_requests?email=eq.${emailOf(name)}`
  expect((await request.delete(address, { headers: { apikey: LOCAL_ANON_KEY } })).ok()).toBe(true)
}
