import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminLimits, limits } from '@/data/limits'
import { fill } from '../../support/fill'
import { fieldOf, wrongFields } from '../../support/form-errors'
import { sql } from '../../support/local-supabase'
import { messageForm } from '../../support/message-form'
import { fillIn, requestsSent, submit } from '../../support/quote-form'
import { findToast, renderAdmin, renderApp } from '../../support/render-app'

const { FullName, Email, PhoneNumber, Description } = limits.contactMessage
const { slug: _, ...post } = adminLimits.post

/** The limits of each form, by field name. */
const forms: [path: string, form: string | RegExp, limits: Record<string, number>][] = [
  ['/get-a-quote', 'Tell us about your trees', limits.quoteRequest],
  ['/contact', 'Write to us', { name: FullName, email: Email, phone: PhoneNumber, message: Description }],
  ['/admin/blog/new', 'Blog post', post],
  ['/admin/testimonials/new', 'Testimonial', adminLimits.testimonial],
]

test.for(forms)('%s, %s: keeps a text over the limit and refuses to send it', async ([path, name, lengths]) => {
  const { user } = renderAdmin(path)
  const form = await screen.findByRole('form', { name })
  for (const [field, length] of Object.entries(lengths)) {
    await user.clear(fieldOf(form, field))
    await fill(user, fieldOf(form, field), '🌳'.repeat(length + 23))
    expect(fieldOf(form, field)).toHaveValue('🌳'.repeat(length + 23))
  }
  await user.click(within(form).getByRole('button', { name: /^(Request|Send|Create)/ }))
  const errors = new Map(wrongFields(form) as [string, string][])
  for (const [field, length] of Object.entries(lengths)) {
    expect(errors.get(field)).toBe(`23 characters too long. Please shorten it to ${length.toLocaleString('en-US')}.`)
  }
  expect(requestsSent()).toEqual([])
})

test('while a text is shortened, its error says how much is left to do', async () => {
  const { user } = renderApp('/get-a-quote')
  const description = await screen.findByLabelText('Project Description')
  await fill(user, description, 'x'.repeat(5002))
  await submit(user)
  await user.type(description, '{Backspace}')
  expect(description).toHaveAccessibleDescription(/1 character too long\. Please shorten it to 5,000\.$/)
  await user.type(description, '{Backspace}')
  expect(description).not.toBeInvalid()
})

test('a phone number under seven digits gets a hint when the field is left, and the form sends all the same', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await fill(user, phone, 'call 555-011')
  expect(phone).not.toHaveAccessibleDescription(/short/)
  await user.tab()
  expect(phone).toHaveAccessibleDescription('This looks short. Is it complete?')
  expect(phone).not.toBeInvalid()
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(await sql('select phone from quote_requests')).toEqual([{ phone: 'call 555-011' }])
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription(/short/)
})

test('an empty optional phone number and a complete one get no hint', async () => {
  const { user } = renderApp('/contact')
  const phone = fieldOf(await messageForm(), 'phone')
  for (const text of [' ', '555-0100']) {
    await fill(user, phone, text)
    await user.tab()
    expect(phone).not.toHaveAccessibleDescription(/short/)
  }
})
