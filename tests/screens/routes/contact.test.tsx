import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { refuse } from '../../support/faults'
import { fieldOf } from '../../support/form-errors'
import { calls, inject, sql, withLocalSupabase } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { findToast, renderApp } from '../../support/render-app'
import { nameReviewSite, REVIEW_ADDRESS } from '../../support/review-site'

withLocalSupabase()

test('has the quote form and the message form under separate names, with unique ids', async () => {
  renderApp('/contact')
  expect(await screen.findByRole('form', { name: 'Ask for a free quote' })).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Send us a message' })).toBeVisible()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('requires name, email and message, but not phone', async () => {
  renderApp('/contact')
  const form = await messageForm()
  const required = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter((field) => field.required)
  expect(required.map(({ name }) => name)).toEqual(['name', 'email', 'message'])
  expect(form.querySelector('textarea')).toHaveAttribute('rows', '5')
})

test('stores the message in its four fields and clears the form', async () => {
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await fillInMessage(user, form, '734 555 0136')
  await user.click(sendButton())
  await findToast('Message Sent!', "Thank you for contacting us. We'll get back to you shortly.")
  expect(calls.at(-1)?.body).toEqual({
    FullName: 'Grace Lindqvist',
    Email: 'grace@example.com',
    PhoneNumber: '734 555 0136',
    Description: 'Do you sell mulch?',
  })
  for (const name of ['name', 'email', 'phone', 'message']) expect(fieldOf(form, name)).toHaveValue('')
  expect(await sql('select "FullName" from "ContactForm"')).toEqual([{ FullName: 'Grace Lindqvist' }])
  expect(screen.getByRole('region', { name: 'We’ve received your message' })).toHaveFocus()
})

test('stores null when the phone is empty', async () => {
  const { user } = renderApp('/contact')
  await fillInMessage(user, await messageForm())
  await user.click(sendButton())
  await findToast('Message Sent!')
  expect(await sql('select "PhoneNumber" from "ContactForm"')).toEqual([{ PhoneNumber: null }])
})

test('keeps all input when sending fails', async () => {
  inject(refuse('insert', 'ContactForm', 'nope'))
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await fillInMessage(user, form)
  await user.click(sendButton())
  await findToast('Error Sending Message', 'Could not send your message. Please try again. nope')
  expect(fieldOf(form, 'name')).toHaveValue('Grace Lindqvist')
  expect(fieldOf(form, 'message')).toHaveValue('Do you sell mulch?')
})

test('subject=Review focuses the message form, and the message begins with "Review:"', async () => {
  const { user } = renderApp('/contact?subject=Review')
  const form = await screen.findByRole('form', { name: 'Send us your review' })
  expect(form).toHaveFocus()
  await fillInMessage(user, form)
  await user.click(sendButton())
  await findToast('Message Sent!')
  expect(calls.at(-1)?.body).toEqual({
    FullName: 'Grace Lindqvist',
    Email: 'grace@example.com',
    PhoneNumber: null,
    Description: 'Review: Do you sell mulch?',
  })
})

test.for([
  ['Ask for a quote', 'Ask for a free quote'],
  ['Write a message', 'Send us a message'],
] as const)('the link "%s" leads the keyboard to the form that it names', async ([link, name]) => {
  const { user } = renderApp('/contact')
  const form = await screen.findByRole('form', { name })
  await user.click(screen.getByRole('link', { name: link }))
  await waitFor(() => expect(form).toHaveFocus())
  await user.tab()
  expect(fieldOf(form, 'name')).toHaveFocus()
})

test('links to the public review site only if one is configured and the visitor came to leave a review', async () => {
  const link = () => screen.queryByRole('link', { name: 'leave a review on Google' })
  const { unmount } = renderApp('/contact?subject=Review')
  await screen.findByRole('form', { name: 'Send us your review' })
  expect(link()).not.toBeInTheDocument()
  unmount()
  nameReviewSite()
  const other = renderApp('/contact')
  await screen.findByRole('form', { name: 'Send us a message' })
  expect(link()).not.toBeInTheDocument()
  other.unmount()
  renderApp('/contact?subject=Review')
  await screen.findByRole('form', { name: 'Send us your review' })
  expect(link()).toHaveAttribute('href', REVIEW_ADDRESS)
})

test('starts with the phone, then leads to both forms; the networks are in the footer only', async () => {
  renderApp('/contact')
  await messageForm()
  const main = within(screen.getByRole('main'))
  const links = main.getAllByRole('link').slice(1, 4)
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`Call ${company.phone}`, company.phoneLink],
    ['Ask for a quote', '#quote-form'],
    ['Write a message', '#message-form'],
  ])
  expect(main.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument()
})
