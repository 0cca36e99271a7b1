import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { LOCAL_ADMIN_PASSWORD } from '../../../supabase/embedded/local-settings.mjs'

/** A row of a list in the panel; below 1280 px it looks like a card. */
export const rowOf = (page: Page, text: string) => page.locator('tbody tr').filter({ hasText: text })

export async function logIn(page: Page, password = LOCAL_ADMIN_PASSWORD) {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Logs in without the login page, for tests of the panel. Only without the lock. */
export const beOwner = (page: Page) =>
  page.addInitScript((digest) => {
    localStorage.setItem('adminPasswordHash', digest)
    localStorage.setItem('adminAuthenticated', 'true')
  }, createHash('sha256').update(LOCAL_ADMIN_PASSWORD).digest('hex'))
