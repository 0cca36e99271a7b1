import type { Page } from '@playwright/test'
import { paths } from '../../src/paths'
import { diskFull } from '../support/server-answers'
import { expectNoFindings } from './axe'
import { expect, fillInQuote, test, toast, visit, waitWithoutEnd } from './support'

// Every state of the two forms, and of the toasts that they show.

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

const REQUESTS = '**/rest/v1/quote_requests*'
const send = (page: Page) => page.getByRole('button', { name: 'Request My Free Quote' }).click()

test('nothing is found in a quote form that lacks something', { tag: '@phone' }, async ({ page }) => {
  await visit(page, paths.quote)
  await send(page)
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request My Free Quote' })).toBeDisabled()
  await expectNoFindings(page, 'nothing filled in, with the toast')
})

test('nothing is found while a request is sent, when it fails and when it has arrived', { tag: '@phone' }, async ({
  page,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(REQUESTS, async (route) => {
    await answered
    await route.fulfill(diskFull)
  })
  await waitWithoutEnd(page)
  await visit(page, paths.quote)
  await fillInQuote(page, 'Axe Person')
  await send(page)
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expect(toast(page, 'Processing Request...')).toBeVisible()
  await expectNoFindings(page, 'sending')

  answer()
  await expect(toast(page, 'Error Sending Request')).toBeVisible()
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  await expectNoFindings(page, 'not sent, with the toasts')

  await page.unroute(REQUESTS)
  await send(page)
  await expect(page.getByRole('region', { name: 'We’ve received your request' })).toBeVisible()
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  await expectNoFindings(page, 'sent, with the toast')
})

test('nothing is found when a form is held because a program may have filled it in', { tag: '@full' }, async ({
  page,
}) => {
  await visit(page, paths.quote)
  await fillInQuote(page, 'Axe Program')
  await page.locator('[name=leave-empty]').evaluate((field: HTMLInputElement) => {
    field.value = 'a program'
  })
  await send(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoFindings(page, 'held')
})

test('nothing is found in the states of the message form', { tag: '@phone' }, async ({ page }) => {
  await visit(page, paths.contact)
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByRole('button').click()
  await expectNoFindings(page, 'no message')
  await form.getByLabel('Full Name').fill('Axe Writer')
  await form.getByLabel('Email').fill('axe.writer@example.com')
  await form.getByLabel('Message').fill('About the oak.')
  await page.route('**/rest/v1/ContactForm*', (route) => route.abort())
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('We can’t tell whether your message reached us.')).toBeVisible()
  await expectNoFindings(page, 'message perhaps not sent')
  await page.unroute('**/rest/v1/ContactForm*')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expectNoFindings(page, 'message sent')
})

test('nothing is found in a form whose script never comes', { tag: '@full' }, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(paths.quote)
  await fillInQuote(page, 'Axe Scriptless')
  await send(page)
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  await expectNoFindings(page, 'not sent, without React')
})

test('nothing is found in a form that is sent when even the code of the toasts cannot be fetched', {
  tag: '@full',
}, async ({ page, context }) => {
  await visit(page, paths.quote)
  await context.setOffline(true)
  await fillInQuote(page, 'Axe Offline')
  await send(page)
  await expect(page.getByText('Your request has not been sent.')).toBeVisible()
  await expectNoFindings(page, 'offline')
})
