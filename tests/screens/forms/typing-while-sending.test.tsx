import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { hold, refuse } from '../../support/faults'
import { fill } from '../../support/fill'
import { fieldOf } from '../../support/form-errors'
import { inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { answers, fillIn, requestsSent, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

withLocalSupabase()

afterEach(() => vi.useRealTimers())

const storedDrafts = () => Object.values({ ...sessionStorage }).join()

/** Submits with Enter to keep the focus in the field. */
async function sendMessage(user: UserEvent) {
  const sending = hold('insert', 'ContactForm')
  slowDown(sending.delay)
  const form = await messageForm()
  await fillInMessage(user, form)
  await user.type(fieldOf(form, 'email'), '{Enter}')
  expect(sendButton()).toHaveAccessibleName('Sending...')
  return { form, letGo: sending.letGo }
}

async function sendRequest(user: UserEvent) {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  await fillIn(user, ['Tree Removal'])
  await submit(user)
  expect(submitButton()).toHaveAccessibleName('Submitting...')
  return sending
}

test('the message form is read-only while sending, keeps the focus, and resets after the success', async () => {
  const { user } = renderApp('/contact')
  const { form, letGo } = await sendMessage(user)
  expect(fieldOf(form, 'email')).toHaveFocus()
  for (const name of ['name', 'email', 'phone', 'message']) {
    expect(fieldOf(form, name)).toHaveAttribute('readonly')
    await user.type(fieldOf(form, name), '!')
  }
  expect(fieldOf(form, 'message')).toHaveFocus()
  expect(fieldOf(form, 'message')).toHaveValue('Do you sell mulch?')
  expect(storedDrafts()).not.toContain('!')

  letGo()
  await findToast('Message Sent!')
  expect(await sql('select "FullName", "Description" from "ContactForm"')).toEqual([
    { FullName: 'Grace Lindqvist', Description: 'Do you sell mulch?' },
  ])
  expect(fieldOf(form, 'message')).toHaveValue('')
  expect(fieldOf(form, 'message')).not.toHaveAttribute('readonly')
})

test('the message form is editable again after a failure', async () => {
  inject(refuse('insert', 'ContactForm', 'nope'))
  const { user } = renderApp('/contact')
  const { form, letGo } = await sendMessage(user)
  letGo()
  await findToast('Error Sending Message')
  await fill(user, fieldOf(form, 'message'), ' And wood chips?')
  expect(fieldOf(form, 'message')).toHaveValue('Do you sell mulch? And wood chips?')
})

test('fields and checkboxes of the quote form are read-only while sending', async () => {
  const { user } = renderApp('/get-a-quote')
  const { letGo } = await sendRequest(user)
  for (const label of Object.keys(answers)) await user.type(screen.getByLabelText(label), '!')
  const removal = screen.getByRole('checkbox', { name: 'Tree Removal' })
  const stump = screen.getByRole('checkbox', { name: 'Stump Grinding' })
  expect(removal).toHaveAttribute('aria-disabled', 'true')
  await user.click(removal)
  await user.click(screen.getByText('Stump Grinding', { selector: 'label' }))
  stump.focus()
  await user.keyboard(' ')
  expect(stump).toHaveFocus()
  expect(removal).toBeChecked()
  expect(stump).not.toBeChecked()
  for (const [label, text] of Object.entries(answers)) expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(storedDrafts()).not.toMatch(/!|stump/)
  letGo()
  await findToast('Quote Request Sent!')
  expect(await sql('select description, services from quote_requests')).toEqual([
    { description: answers['Project Description'], services: ['tree-removal'] },
  ])
})

test('after a failure one click checks a box, and the retry sends it', async () => {
  inject((call) => (requestsSent().length === 1 ? refuse('insert', 'quote_requests', 'nope')(call) : undefined))
  const { user } = renderApp('/get-a-quote')
  const { letGo } = await sendRequest(user)
  const stump = screen.getByRole('checkbox', { name: 'Stump Grinding' })
  await user.click(stump)
  letGo()
  await findToast('Error Sending Request')
  await waitFor(() => expect(stump).not.toHaveAttribute('aria-disabled'))
  await user.click(stump)
  expect(stump).toBeChecked()
  expect(storedDrafts()).toContain('stump-grinding')
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(await sql('select services from quote_requests')).toEqual([{ services: ['tree-removal', 'stump-grinding'] }])
})

test('a response does not steal the focus while the visitor types in another form', async () => {
  sessionStorage.setItem(
    'draft:quote-request',
    JSON.stringify({
      values: {
        name: ['Sam'],
        email: ['sam@example.com'],
        phone: ['734-555-0111'],
        address: ['x'],
        description: ['x'],
        services: ['other'],
      },
    }),
  )
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await submit(user)
  await fillInMessage(user, form)
  sending.letGo()
  expect(await screen.findByRole('region', { name: 'We’ve received your request' })).toBeVisible()
  expect(fieldOf(form, 'message')).toHaveFocus()
  expect(fieldOf(form, 'message')).toHaveValue('Do you sell mulch?')
  expect(storedDrafts()).toContain('mulch')
})

test('the confirmation gets the focus even if the submit button did not have it', async () => {
  const { user } = renderApp('/get-a-quote')
  const { letGo } = await sendRequest(user)
  // Safari does this on a button click, every browser on a click on plain text.
  act(() => screen.getByRole('main').focus())
  letGo()
  expect(await screen.findByRole('region', { name: 'We’ve received your request' })).toHaveFocus()
})

test('focus moves from "Stop waiting" to the submit button when the request fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  inject(refuse('insert', 'quote_requests', 'nope'))
  const { user } = renderApp('/get-a-quote')
  const { letGo } = await sendRequest(user)
  act(() => void vi.advanceTimersByTime(5000))
  act(() => screen.getByRole('button', { name: 'Stop waiting' }).focus())
  letGo()
  await findToast('Error Sending Request')
  expect(submitButton()).toHaveFocus()
})
