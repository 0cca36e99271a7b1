import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../../support/fill'
import { fieldOf, wrongFields } from '../../support/form-errors'
import { calls, withLocalSupabase } from '../../support/local-supabase'
import { answers, fillIn, requestsSent, submit } from '../../support/quote-form'
import { findToast, renderAdmin, renderApp } from '../../support/render-app'

withLocalSupabase()

const NAME = ['name', 'Enter your full name.']
const EMAIL = ['email', 'Enter your email address.']
const WRONG_EMAIL = ['email', 'Enter an email address like name@example.com.'] as const
const QUOTE = [
  NAME,
  EMAIL,
  ['phone', 'Enter a phone number we can call.'],
  ['address', 'Enter the service address.'],
  ['description', 'Describe your project.'],
]

type Form = [path: string, form: string | RegExp, button: string, errors: string[][]]

const forms: Form[] = [
  ['/get-a-quote', 'Tell us about your trees', 'Request My Free Quote', QUOTE],
  ['/contact', 'Ask for a free quote', 'Request My Free Quote', QUOTE],
  ['/contact', 'Send us a message', 'Send Message', [NAME, EMAIL, ['message', 'Enter your message.']]],
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

test.for(forms)('%s, %s: shows an error for each missing field', async ([path, name, button, errors]) => {
  const { user } = renderAdmin(path)
  const form = await screen.findByRole('form', { name })
  for (const field of ['author', 'date']) {
    if (form.querySelector(`[name=${field}]`)) await user.clear(fieldOf(form, field))
  }
  expect(wrongFields(form)).toEqual([])
  await user.click(within(form).getByRole('button', { name: button }))
  expect(wrongFields(form)).toEqual(errors)

  const summary = within(form).getByRole('region', { name: `There are ${errors.length} problems:` })
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(errors.map(([, text]) => text))
  for (const [index, [fieldName = '']] of errors.entries()) {
    const link = links[index]
    if (!link) throw new Error('There is no such link.')
    await user.click(link)
    expect(fieldOf(form, fieldName)).toHaveFocus()
  }
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test.for([
  ['/admin/blog/new', 'image_url', 'oak.jpg', 'Enter a full address that starts with https://, or leave it empty.'],
  ['/admin/testimonials/new', 'image_url', 'oak', 'Enter a full address that starts with https://, or leave it empty.'],
  ['/admin/blog/new', 'date', '1066-10-14', 'Choose a date between 1900 and 9999.'],
] as const)('%s: shows what is invalid in %s', async ([path, name, text, words]) => {
  const { user } = renderAdmin(path)
  const form = await screen.findByRole('form')
  await user.clear(fieldOf(form, name))
  await user.type(fieldOf(form, name), text)
  await user.click(within(form).getByRole('button', { name: /^Create/ }))
  expect(wrongFields(form)).toContainEqual([name, words])
})

test('the login shows errors on its only field, also for a wrong password', async () => {
  const { user } = renderApp('/admin/login')
  const password = await screen.findByLabelText('Password')
  await user.click(screen.getByRole('button', { name: 'Log In' }))
  expect(password).toHaveAccessibleDescription('Enter the admin password.')
  expect(password).toHaveFocus()
  expect(screen.queryByRole('region', { name: /problem/ })).not.toBeInTheDocument()

  await user.type(password, 'burr{Enter}')
  await findToast('Login Failed', 'Incorrect password.')
  expect(password).toHaveAccessibleDescription('Incorrect password.')
  expect(password).toHaveFocus()
  await user.type(password, '-')
  expect(password).not.toBeInvalid()
})

test('a single error focuses its field and shows no error summary', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const email = screen.getByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'sam@')
  await submit(user)
  expect(wrongFields(screen.getByRole('form'))).toEqual([WRONG_EMAIL])
  expect(email).toHaveFocus()
  expect(screen.queryByRole('region', { name: /problem/ })).not.toBeInTheDocument()
  expect(requestsSent()).toEqual([])
  await user.type(email, 'example.com')
  expect(email).not.toBeInvalid()
  await submit(user)
  await findToast('Quote Request Sent!')
})

test('shows no validation errors before the first submit', async () => {
  const { user } = renderApp('/get-a-quote')
  await user.type(await screen.findByLabelText('Email'), 'sam')
  await user.tab()
  await user.tab()
  expect(wrongFields(screen.getByRole('form'))).toEqual([])
})

test('after a submit, invalid fields revalidate on input and valid ones on blur', async () => {
  const { user } = renderApp('/get-a-quote')
  await screen.findByLabelText('Email')
  await submit(user)
  const form = screen.getByRole('form')
  const email = screen.getByLabelText('Email')

  await user.type(email, 's')
  // The field is no longer empty, and its format is checked on blur.
  expect(wrongFields(form).map(([name]) => name)).toEqual(['name', 'phone', 'address', 'description'])
  await user.tab()
  expect(wrongFields(form)).toContainEqual(WRONG_EMAIL)
  expect(within(form).getByText(WRONG_EMAIL[1], { selector: '[role=status]' })).toBeInTheDocument()
  const summary = within(form).getByRole('region', { name: 'There are 5 problems:' })
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your full name.',
    'Enter an email address like name@example.com.',
    'Enter a phone number we can call.',
    'Enter the service address.',
    'Describe your project.',
  ])
  await user.type(email, 'am@example.com')
  expect(email).not.toBeInvalid()

  for (const [label, text] of Object.entries(answers)) {
    if (label !== 'Email') await fill(user, screen.getByLabelText(label), text)
  }
  expect(wrongFields(form)).toEqual([])
  expect(summary).not.toBeInTheDocument()
  await user.clear(screen.getByLabelText('Phone'))
  await user.tab()
  expect(wrongFields(form)).toEqual([['phone', 'Enter a phone number we can call.']])
})

test('a form resets its validation after a successful submit', async () => {
  const { user } = renderApp('/contact')
  const form = await screen.findByRole('form', { name: 'Send us a message' })
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

test('restoring a draft in an editor clears the validation errors', async () => {
  localStorage.setItem(
    'draft:testimonial:new',
    JSON.stringify([
      { id: '1', savedAt: '2026-11-20T12:00:00Z', values: { name: 'Grace', testimonial: 'Thank you.' } },
    ]),
  )
  const { user } = renderAdmin('/admin/testimonials/new')
  const form = await screen.findByRole('form')
  await user.click(within(form).getByRole('button', { name: 'Create Testimonial' }))
  expect(wrongFields(form)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Restore draft/ }))
  expect(fieldOf(form, 'name')).toHaveValue('Grace')
  expect(wrongFields(form)).toEqual([])
  expect(within(form).queryByRole('region', { name: /problem/ })).not.toBeInTheDocument()
})
