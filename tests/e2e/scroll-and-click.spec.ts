import { about } from '../../src/content/about'
import { home } from '../../src/content/home'
import { expect, headingFont, test, visit } from './support'

// As screen readers and WebDriver do: the window is scrolled to a link, which is
// followed before the window has said that it was scrolled.

test('Back returns to a link that a program scrolled to and followed at once', async ({ page }) => {
  await visit(page, '/')
  await headingFont(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  await link.evaluate((element: HTMLElement) => {
    window.scrollTo({ top: 1200, behavior: 'instant' })
    element.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeFocused()
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(1200)
})
