import { SupabaseClient } from '@supabase/supabase-js'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fill } from '../../support/fill'
import { fieldOf } from '../../support/form-errors'
import { delayCalls } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { answers, sendRequest, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

test('a bug while a request is sent does not leave the form sending for good', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bug = new TypeError('rows is not iterable')
  vi.spyOn(SupabaseClient.prototype, 'from').mockImplementation(() => {
    throw bug
  })
  await sendRequest()
  await findToast('Error Sending Request', 'Something went wrong on this page')
  expect(log.mock.calls).toEqual([[['submission', 'quote-request'], bug]])
  await waitFor(() => expect(submitButton()).toHaveAccessibleName('Request My Free Quote'))
  expect(screen.getByLabelText('Full Name')).toBeEnabled()
  await waitFor(() => expect(screen.getByText(/^We can’t tell whether your request reached us\./)).toBeVisible())
})

test('while a request is sent its fields are disabled, and the button keeps the focus', async () => {
  const { letGo } = delayCalls('insert', 'quote_requests')
  await sendRequest()
  for (const label of [...Object.keys(answers), 'Tree Removal', 'Stump Grinding']) {
    expect(screen.getByLabelText(label)).toBeDisabled()
  }
  expect(submitButton()).toHaveAccessibleName('Submitting...')
  expect(submitButton()).toHaveFocus()
  expect(submitButton()).toBeEnabled()
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
  letGo()
  await findToast('Quote Request Sent!')
  expect(screen.getByLabelText('Full Name')).toBeEnabled()
})

test('a message that is sent with Enter moves the focus to the button too', async () => {
  const sending = delayCalls('insert', 'ContactForm')
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await fillInMessage(user, form)
  await user.type(fieldOf(form, 'email'), '{Enter}')
  expect(sendButton()).toHaveAccessibleName('Sending...')
  expect(sendButton()).toHaveFocus()
  expect(fieldOf(form, 'message')).toBeDisabled()
  sending.letGo()
  await findToast('Message Sent!')
})

test('a response does not steal the focus while the visitor types in another form', async () => {
  const values = { name: ['Sam'], email: ['sam@example.com'], phone: ['734-555-0111'], address: ['x'] }
  sessionStorage.setItem(
    'draft:quote-request',
    JSON.stringify({ values: { ...values, description: ['x'], services: ['other'] } }),
  )
  const sending = delayCalls('insert', 'quote_requests')
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await submit(user)
  await fill(user, fieldOf(form, 'message'), 'Do you sell mulch?')
  sending.letGo()
  await findToast('Quote Request Sent!')
  expect(fieldOf(form, 'message')).toHaveFocus()
  expect(fieldOf(form, 'message')).toHaveValue('Do you sell mulch?')
})
