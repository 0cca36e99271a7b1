import { test as base, expect, type Page } from '@playwright/test'
import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'

/** A page that fails its test when the site throws or logs an error. */
export const test = base.extend<{ expectedComplaints: RegExp[] }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }

/** Opens a page and waits until React answers. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('h1')).toBeVisible()
}

/** The toast with this title. */
export const toast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title })

export async function fillInQuote(page: Page, name: string) {
  const form = page.getByRole('form')
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email').fill('sam@example.com')
  await form.getByLabel('Phone').fill('(734) 555-0111')
  await form.getByLabel('Service Address').fill('2210 Miller Ave, Ann Arbor')
  await form.getByLabel('Tree Removal').check()
  await form.getByLabel('Project Description').fill('A dead ash.\nA shed stands under it.')
}

export async function logIn(page: Page, password = LOCAL_ADMIN_PASSWORD) {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}
