import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits, panelLimits } from '@/data/limits'
import { fill } from '../../support/fill'
import { fieldOf, wrongFields } from '../../support/form-errors'
import { sql, withLocalSupabase } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { fillIn, requestsSent, submit } from '../../support/quote-form'
import { findToast, renderAdmin, renderApp } from '../../support/render-app'

withLocalSupabase()

const { FullName, Email, PhoneNumber, Description } = limits.contactMessage
const { slug: _, ...post } = panelLimits.post

/** The limits of each form, by field name. */
const forms: [path: string, form: string | RegExp, limits: Record<string, number>][] = [
  ['/get-a-quote', 'Tell us about your trees', limits.quoteRequest],
  ['/contact', 'Send us a message', { name: FullName, email: Email, phone: PhoneNumber, message: Description }],
  ['/admin/blog/new', 'Blog post', post],
  ['/admin/testimonials/new', 'Testimonial', panelLimits.testimonial],
]

test.for(forms)('%s, %s: keeps a text over the limit and refuses to send it', async ([path, name, lengths]) => {
  const { user } = renderAdmin(path)
  const form = await screen.findByRole('form', { name })
  for (const [field, length] of Object.entries(lengths)) {
    await user.clear(fieldOf(form, field))
    await fill(user, fieldOf(form, field), '🌳'.repeat(length + 23))
    expect(fieldOf(form, field)).toHaveValue('🌳'.repeat(length + 23))
  }
  const errors = new Map(wrongFields(form) as [string, string][])
  await user.click(within(form).getByRole('button', { name: /^(Request|Send|Create)/ }))
  expect(new Map(wrongFields(form) as [string, string][])).toEqual(errors)
  for (const [field, length] of Object.entries(lengths)) {
    const words = `: 23 characters too long. Please shorten it to ${length.toLocaleString('en-US')}.`
    expect(errors.get(field)).toContain(words)
    expect(within(form).getAllByRole('link', { name: errors.get(field) })).toHaveLength(1)
  }
  expect(requestsSent()).toEqual([])
})

test('counts the characters from 80 % of the limit on, also of a restored draft', async () => {
  const { user, unmount } = renderApp('/get-a-quote')
  const description = await screen.findByLabelText('Project Description')
  await fill(user, description, 'x'.repeat(3999))
  expect(screen.queryByText(/of 5,000 characters/)).not.toBeInTheDocument()
  await fill(user, description, ' y')
  expect(description).toHaveAccessibleDescription(/4,001 of 5,000 characters/)
  await fill(user, description, 'z'.repeat(1000))
  await user.tab()
  expect(screen.getByText(/1 character too long/, { selector: '[role=status]' })).toBeInTheDocument()
  expect(screen.queryByText(/of 5,000 characters/)).not.toBeInTheDocument()
  expect(description).toHaveAccessibleDescription(
    /Project Description: 1 character too long\. Please shorten it to 5,000\.$/,
  )
  unmount()
  renderApp('/get-a-quote')
  expect(await screen.findByLabelText('Project Description')).toBeInvalid()
  await user.click(await screen.findByRole('button', { name: 'Clear form' }))
  expect(wrongFields(screen.getByRole('form'))).toEqual([])
})

test('stores a phone number with a long remark to the letter', async () => {
  const phone = 'home (please ring long, hard of hearing): (734) 555-0100'
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await user.clear(screen.getByLabelText('Phone'))
  await fill(user, screen.getByLabelText('Phone'), phone)
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(await sql('select phone from quote_requests')).toEqual([{ phone }])
})

test('questions a phone number with fewer than seven digits once, then sends it', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await fill(user, phone, 'call me')
  await submit(user)
  expect(phone).toHaveFocus()
  expect(phone).toHaveAccessibleDescription(/too short for a phone number.*press the button again to keep it/)
  expect(requestsSent()).toEqual([])
  await fill(user, phone, ' at 911')
  expect(phone).not.toBeInvalid()
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(await sql('select phone from quote_requests')).toEqual([{ phone: 'call me at 911' }])
  await user.click(await screen.findByRole('button', { name: 'Send another request' }))
  await fillIn(user)
  await user.clear(screen.getByLabelText('Phone'))
  await fill(user, screen.getByLabelText('Phone'), 'call me')
  await submit(user)
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

test('questions the optional phone number of a message only if there is one', async () => {
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await fillInMessage(user, form, '555-010')
  await user.click(sendButton())
  expect(fieldOf(form, 'phone')).toBeInvalid()
  await user.clear(fieldOf(form, 'phone'))
  await user.click(sendButton())
  await findToast('Message Sent!')
})
