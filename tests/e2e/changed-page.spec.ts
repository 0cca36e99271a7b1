import type { Page } from '@playwright/test'
import { emailOf, expect, fillInQuote, holdScripts, test, toast } from './support'

// What changes a page before React is there, an extension or a translation,
// makes React render it anew, without the form that was typed into.

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

for (const part of ['header', 'main', 'form']) {
  test(`a request that was sent before React came goes out once, though its ${part} was changed`, {
    tag: '@full',
  }, async ({ page, isMobile }) => {
    const name = `Changed ${part} ${isMobile ? 'Phone' : 'Desktop'}`
    const letGo = await holdScripts(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '')
    })
    await page.goto('/get-a-quote')
    await fillInQuote(page, name)
    await translate(page, part)
    await page.getByRole('button', { name: 'Request My Free Quote' }).click()
    letGo()
    await expectNewForms(page)
    await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
    expect(sent).toHaveLength(1)
    for (const text of [name, emailOf(name), '2210 Miller Ave', 'tree-removal', 'A shed stands']) {
      expect(sent[0]).toContain(text)
    }
    await page.getByRole('button', { name: 'Send another request' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })
}

test('what was typed before React came stays in its form, and one types on', { tag: '@full' }, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/contact')
  const quote = page.getByRole('form', { name: 'Ask for a free quote' })
  const message = page.getByRole('form', { name: 'Send us a message' })
  await quote.getByLabel('Phone').fill('(734) 555-0111')
  await quote.getByLabel('Stump Grinding').check()
  await message.getByLabel('Full Name').fill('Sam')
  await message.getByLabel('Message').pressSequentially('Do you sell ')
  await translate(page, '#root')
  letGo()
  await expectNewForms(page)
  await expect(message.getByLabel('Message')).toBeFocused()
  await page.keyboard.type('mulch?')
  for (const _ of ['as React has rendered it', 'as the tab has kept it']) {
    await expect(message.getByLabel('Message')).toHaveValue('Do you sell mulch?')
    await expect(message.getByLabel('Full Name')).toHaveValue('Sam')
    await expect(message.getByLabel('Phone')).toHaveValue('')
    await expect(quote.getByLabel('Phone')).toHaveValue('(734) 555-0111')
    await expect(quote.getByLabel('Stump Grinding')).toBeChecked()
    await expect(quote.getByLabel('Full Name')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Clear form' })).toHaveCount(2)
    // By its address and not by a reload, after which browsers fill in the fields themselves.
    await page.goto('/about')
    await page.goto('/contact')
  }
})
