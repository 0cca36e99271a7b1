import { about } from '../../src/content/about'
import { emailOf, expect, fillInQuote, holdScripts, test, toast, visit } from './support'

const KEPT = 'What you typed is kept in this tab until you send it.'

test('a half-filled request survives a reload and a wrong turn, and is sent as it was typed', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const name = `Kept ${isMobile ? 'Phone' : 'Desktop'}`
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await visit(page, '/get-a-quote')
  const form = page.getByRole('form')
  await fillInQuote(page, name)
  await page.reload()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(form.getByLabel('Project Description')).toHaveValue('A dead ash.\nA shed stands under it.')
  await expect(form.getByLabel('Tree Removal')).toBeChecked()

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible()
  await visit(page, '/contact')
  const variant = page.getByRole('form', { name: 'Ask for a free quote' })
  await expect(variant.getByText(KEPT)).toBeVisible()
  await variant.getByRole('button', { name: 'Request My Free Quote' }).click()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)
  for (const text of [name, emailOf(name), '2210 Miller Ave', 'tree-removal', 'A shed stands']) {
    expect(sent[0]).toContain(text)
  }
  await visit(page, '/get-a-quote')
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Clear form' })).toHaveCount(0)
})

test('what is typed before React comes stays, and what was kept fills in the rest', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Kept Before')
  const letGo = await holdScripts(page)
  // By its address and not by a reload, after which browsers fill in the fields themselves.
  await page.goto('/about')
  await page.goto('/get-a-quote')
  const form = page.getByRole('form')
  await form.getByLabel('Full Name').fill('Typed After')
  await form.getByLabel('Stump Grinding').check()
  letGo()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('Typed After')
  await expect(form.getByLabel('Email')).toHaveValue(emailOf('Kept Before'))
  await expect(form.getByLabel('Stump Grinding')).toBeChecked()
  await expect(form.getByLabel('Tree Removal')).not.toBeChecked()
})

test('another tab begins with an empty form', { tag: '@full' }, async ({ page, context }) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Kept Here')
  const other = await context.newPage()
  await visit(other, '/get-a-quote')
  await expect(other.getByLabel('Full Name')).toHaveValue('')
  await expect(other.getByText(KEPT)).toHaveCount(0)
})
