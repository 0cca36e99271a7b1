import type { Page } from '@playwright/test'
import { emailOf, expect, fillInQuote, holdScripts, test, toast } from './support'

// What changes a page before React is there, an extension or a translation,
// makes React render it again, without the form that was typed into.

// React says so, and that it went on.
test.use({ expectedComplaints: [/Minified React error #418/] })

/** As browsers translate: every text stands in an element of its own. */
const translate = (page: Page, part: string) =>
  page.evaluate((part) => {
    for (const form of document.forms) form.setAttribute('data-of-the-file', '')
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.querySelector(part) as Node, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  }, part)

/** React has come, and none of the file's forms is left. */
async function expectNewForms(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(page.locator('[data-of-the-file]')).toHaveCount(0)
}

test('a request that was sent before React came goes out once, though the page was changed', { tag: '@phone' }, async ({
  page,
}) => {
  const letGo = await holdScripts(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await page.goto('/get-a-quote')
  await fillInQuote(page, 'Changed Page')
  await translate(page, 'main')
  await page.getByRole('button', { name: 'Request My Free Quote' }).click()
  letGo()
  await expectNewForms(page)
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)
  for (const text of ['Changed Page', emailOf('Changed Page'), '2210 Miller Ave', 'tree-removal', 'A shed stands']) {
    expect(sent[0]).toContain(text)
  }
})

test('what was typed before React came stays in its form', { tag: '@full' }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/contact')
  const quote = page.getByRole('form', { name: 'Ask for a free quote' })
  const message = page.getByRole('form', { name: 'Send us a message' })
  await quote.getByLabel('Phone').fill('(734) 555-0111')
  await quote.getByLabel('Stump Grinding').check()
  await message.getByLabel('Message').fill('Do you sell mulch?')
  await translate(page, '#root')
  letGo()
  await expectNewForms(page)
  await expect(message.getByLabel('Message')).toHaveValue('Do you sell mulch?')
  await expect(message.getByLabel('Phone')).toHaveValue('')
  await expect(quote.getByLabel('Phone')).toHaveValue('(734) 555-0111')
  await expect(quote.getByLabel('Stump Grinding')).toBeChecked()
  await expect(quote.getByLabel('Full Name')).toHaveValue('')
})
