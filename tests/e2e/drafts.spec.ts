import { emailOf, expect, fillInQuote, test, toast, visit } from './support'

const KEPT = 'What you typed is kept in this tab until you send it.'

test('a draft of a request survives a reload and another page, and is sent as typed', { tag: '@phone' }, async ({
  page,
}) => {
  const name = 'Kept Phone'
  await visit(page, '/get-a-quote')
  await fillInQuote(page, name)
  await page.reload()
  await expect(page.getByText(KEPT)).toBeVisible()
  await page.goto('/about')
  await visit(page, '/contact')
  const form = page.getByRole('form', { name: 'Ask for a free quote' })
  await expect(form.getByText(KEPT)).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: 'Request My Free Quote' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name,
    email: emailOf(name),
    services: ['tree-removal'],
    description: 'A dead ash.\nA shed stands under it.',
  })
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  await visit(page, '/get-a-quote')
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})
