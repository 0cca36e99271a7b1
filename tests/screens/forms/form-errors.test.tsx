import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../../support/fill'
import { fieldOf, wrongFields } from '../../support/form-errors'
import { calls } from '../../support/local-supabase'
import { fillIn, requestsSent, submit } from '../../support/quote-form'
import { findToast, renderAdmin, renderApp } from '../../support/render-app'

const NAME = ['name', 'Enter your full name.']
const EMAIL = ['email', 'Enter your email address.']
const WRONG_EMAIL = ['email', 'Enter an email address like name@example.com.'] as const
const QUOTE = [
  ['description', 'Describe your project.'],
  ['address', 'Enter the service address.'],
  NAME,
  EMAIL,
  ['phone', 'Enter a phone number we can call.'],
]

type Form = [path: string, form: string | RegExp, button: string, errors: string[][]]

const forms: Form[] = [
  ['/get-a-quote', 'Tell us about your trees', 'Request My Free Quote', QUOTE],
  ['/contact', 'Ask for a free quote', 'Request My Free Quote', QUOTE],
  ['/contact', 'Write to us', 'Send Message', [NAME, EMAIL, ['message', 'Enter your message.']]],
  [
    '/admin/blog/new',
    'Blog post',
    'Create Post',
    [
      ['title', 'Enter a title.'],
      ['author', 'Enter the author’s name.'],
      ['category', 'Enter a category.'],
      ['date', 'Choose the publication date.'],
      ['excerpt', 'Enter an excerpt.'],
      ['content', 'Enter the full content.'],
    ],
  ],
  [
    '/admin/testimonials/new',
    'Testimonial',
    'Create Testimonial',
    [
      ['name', 'Enter the customer’s name.'],
      ['testimonial', 'Enter the testimonial text.'],
    ],
  ],
]

test.for(forms)(
  '%s, %s: names each missing field beside it and focuses the first',
  async ([path, name, button, errors]) => {
    const { user } = renderAdmin(path)
    const form = await screen.findByRole('form', { name })
    for (const field of ['author', 'date']) {
      if (form.querySelector(`[name=${field}]`)) await user.clear(fieldOf(form, field))
    }
    expect(wrongFields(form)).toEqual([])
    await user.click(within(form).getByRole('button', { name: button }))
    expect(wrongFields(form)).toEqual(errors)
    // The services come first on the screen, and have no field of their own that could be invalid.
    const first = form.querySelector('[name=services]') ? 'services' : (errors[0]?.[0] ?? '')
    expect(fieldOf(form, first)).toHaveFocus()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

test('a date that no post can have is named beside its field', async () => {
  const { user } = renderAdmin('/admin/blog/new')
  const form = await screen.findByRole('form')
  await user.clear(fieldOf(form, 'date'))
  await user.type(fieldOf(form, 'date'), '1066-10-14')
  await user.click(within(form).getByRole('button', { name: /^Create/ }))
  expect(wrongFields(form)).toContainEqual(['date', 'Choose a date between 1900 and 9999.'])
})

test('the login shows what is missing on its only field, and a wrong password as a toast', async () => {
  const { user } = renderApp('/admin/login')
  const password = await screen.findByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(password).toHaveAccessibleDescription(/Enter the admin password\.$/)
  expect(password).toHaveFocus()

  await user.type(password, 'burr{Enter}')
  await findToast('Login Failed', 'Incorrect password.')
  expect(password).toHaveFocus()
})

test.for([
  ['Email', 'sam@', WRONG_EMAIL, 'example.com'],
  ['Full Name', '   ', NAME, 'Sam'],
] as const)('%s with "%s" is named, focused and not sent, until it is right', async ([label, wrong, error, rest]) => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, wrong)
  await submit(user)
  expect(wrongFields(screen.getByRole('form'))).toEqual([error])
  expect(field).toHaveFocus()
  expect(requestsSent()).toEqual([])
  await user.type(field, rest)
  expect(field).not.toBeInvalid()
  await submit(user)
  await findToast('Quote Request Sent!')
})

test('shows no validation errors before the form is submitted', async () => {
  const { user } = renderApp('/get-a-quote')
  await user.type(await screen.findByLabelText('Email'), 'sam')
  await user.tab()
  await user.tab()
  expect(wrongFields(screen.getByRole('form'))).toEqual([])
})

test('the errors of a submission follow the fields, and an error of another field waits for the next submission', async () => {
  const { user } = renderApp('/get-a-quote')
  const email = await screen.findByLabelText('Email')
  await submit(user)
  const form = screen.getByRole('form')
  await user.type(email, 's')
  expect(wrongFields(form)).toContainEqual(WRONG_EMAIL)
  await user.type(email, 'am@example.com')
  expect(wrongFields(form).map(([name]) => name)).toEqual(['description', 'address', 'name', 'phone'])
  await user.clear(email)
  expect(wrongFields(form)).toContainEqual(EMAIL)
  await user.type(email, 'sam@example.com')
  await user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))
  await submit(user)
  await user.clear(email)
  expect(wrongFields(form)).not.toContainEqual(EMAIL)
  await submit(user)
  expect(wrongFields(form)).toContainEqual(EMAIL)
})

test('a form resets its validation after a successful submission', async () => {
  const { user } = renderApp('/contact')
  const form = await screen.findByRole('form', { name: 'Write to us' })
  const send = within(form).getByRole('button', { name: 'Send Message' })
  await user.click(send)
  await fill(user, fieldOf(form, 'name'), 'Grace')
  await fill(user, fieldOf(form, 'email'), 'grace@example.com')
  await fill(user, fieldOf(form, 'message'), 'Hello')
  await user.click(send)
  await findToast('Message Sent!')
  await user.click(fieldOf(form, 'name'))
  await user.tab()
  expect(wrongFields(form)).toEqual([])
})
