import type { Page } from '@playwright/test'
import { serviceAreas } from '../../src/content/service-areas'
import { services } from '../../src/content/services'
import { emailOf, exampleTown, expect, fillInQuote, holdScripts, removeRequests, test, toast, visit } from './support'

/** So long after the load src/startup/boot.ts waits for a paint, in milliseconds. */
const LAST_RESORT_MS = 5000

test('until it is loaded a page asks for nothing but itself and its pictures', async ({ page }) => {
  // Without what boot.ts does when it has waited for a paint in vain.
  await page.addInitScript((lastResort) => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (...call: Parameters<typeof setTimeout>) => (call[1] === lastResort ? 0 : setTimeout(...call)),
    })
  }, LAST_RESORT_MS)
  const asked: string[] = []
  page.on('load', () => asked.push('load'))
  page.on('request', (request) => asked.push(request.resourceType()))
  await visit(page, '/')
  const before = asked.slice(0, asked.indexOf('load'))
  expect(new Set(before)).toEqual(new Set(['document', 'image']))
  expect(asked.slice(asked.indexOf('load'))).toContain('script')
})

test.describe('what React and the whole style sheet bring', () => {
  // Its letters are as wide as its fallback's only by and large.
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('moves nothing that was painted before', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of [
      '/',
      '/about',
      '/services/tree-removal',
      '/blog',
      '/blog/what-is-left-of-the-ash',
      '/contact',
    ]) {
      const letGo = await holdScripts(page)
      await page.goto(path)
      const before = await placesOf(page)
      letGo()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
      await expect(page.getByText(/^Checking for/)).toHaveCount(0)
      // Both menus have every service and every town.
      expect(before.length, path).toBeGreaterThan(70 + 2 * (services.length + serviceAreas.length))
      expect(await placesOf(page), path).toEqual(before)
      await page.unroute('**/assets/*.js')
    }
  })
})

/** Where everything stands that has a text or is a picture. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter(
        (element) =>
          element.matches('img') ||
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${element.textContent.slice(0, 30)}`
      }),
  )

test('a form that is sent before React is there is sent once, with all that was typed', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const name = `Early ${isMobile ? 'Phone' : 'Desktop'}`
  const letGo = await holdScripts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await page.goto('/get-a-quote')
  const button = page.getByRole('button', { name: 'Request My Free Quote' })
  // The browser's own check comes first.
  await button.click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await fillInQuote(page, name)
  await button.click()
  await button.click()
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/get-a-quote')
  letGo()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(name)
  expect(sent[0]).toContain('tree-removal')
})

test('both forms of a page that are sent before React is there are sent', { tag: '@full' }, async ({
  page,
  request,
  isMobile,
}) => {
  const name = `Early Both ${isMobile ? 'Phone' : 'Desktop'}`
  const letGo = await holdScripts(page)
  await page.goto('/contact')
  const message = page.getByRole('form', { name: 'Send us a message' })
  const quote = page.getByRole('form', { name: 'Ask for a free quote' })
  await fillInQuote(page, name)
  await message.getByLabel('Full Name').fill(name)
  await message.getByLabel('Email').fill(emailOf(name))
  await message.getByLabel('Message').fill('Do you sell mulch?')
  await quote.getByRole('button', { name: 'Request My Free Quote' }).click()
  await message.getByRole('button', { name: 'Send Message' }).click()
  for (const form of [quote, message]) await expect(form).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expect(message.getByLabel('Full Name')).toHaveValue('')
  await expect(message).not.toHaveAttribute('aria-busy')
  await removeRequests(request, name)
})

test('menus open, and say so, before React is there', { tag: '@both' }, async ({ page, isMobile }) => {
  await holdScripts(page)
  await page.goto('/about')
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'Service Areas' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const navigation = page.getByRole('navigation', { name: isMobile ? 'Main, all pages' : 'Main', exact: true })
  if (isMobile) await navigation.getByText('Service Areas', { exact: true }).click()
  await navigation.getByRole('link', { name: exampleTown.town, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Tree care in ${exampleTown.name}` })).toBeVisible()
})

test('a menu that was opened before React came stays open, and React knows', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const letGo = await holdScripts(page)
  await page.goto('/about')
  const button = page.getByRole('button', { name: isMobile ? 'Menu' : 'Services', exact: true })
  await button.click()
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no address ever carries what was typed', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact')
    for (const form of await page.getByRole('form').all()) {
      await form.getByLabel('Full Name').fill('Nobody')
      await form.locator('[data-submits]').click()
      await form.getByLabel('Email').press('Enter')
      await expect(page).toHaveURL('/contact')
    }
  })
})
