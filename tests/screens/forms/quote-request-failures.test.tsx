import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company } from '@/content/company'
import { toastStore } from '@/ui/toast'
import { refuse, unreachable } from '../../support/faults'
import { fill } from '../../support/fill'
import { clearFaults, delayCalls, inject, sql } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { answers, sendRequest, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'
import { translate } from '../../support/translate'

const UNCERTAIN = /^We can’t tell whether your request reached us\./
const NOT_SENT = /^Your request has not been sent\./
const expectNotice = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible())
const phoneInForm = () => within(screen.getByRole('form')).getByRole('link', { name: company.phone })

const refusal = () => refuse('insert', 'quote_requests', 'the disk is full')

test('an insert that the database rejects shows two toasts with the reason, for ten seconds', async () => {
  inject(refusal())
  await sendRequest()
  await findToast(
    'Database Submission Error',
    'Failed to save quote details. the disk is full. This could be a table-level RLS issue if enabled, or a network problem.',
  )
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  expect(toastStore.read().map(({ title, durationMs }) => [title, durationMs])).toEqual([
    ['Database Submission Error', 10_000],
    ['Error Sending Request', 10_000],
  ])
})

test('a reason with a full stop gets no second one', async () => {
  inject(refuse('insert', 'quote_requests', 'The disk is full.'))
  await sendRequest()
  await findToast('Database Submission Error', 'Failed to save quote details. The disk is full. This could be')
  await findToast('Error Sending Request', 'Could not submit your quote request. The disk is full.')
  expect(screen.queryByText(/\.\.(?!\.)/)).not.toBeInTheDocument()
})

test('a rejected request keeps all input, and its button can be pressed again', async () => {
  inject(refusal())
  await sendRequest(['Tree Removal', 'Stump Grinding'])
  await findToast('Error Sending Request')
  for (const [label, text] of Object.entries(answers)) expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  expect(screen.queryByText('Processing Request...')).not.toBeInTheDocument()
  expect(submitButton()).toBeEnabled()
  expect(submitButton()).toHaveFocus()
  await waitFor(() => expect(phoneInForm()).toBeVisible())
})

test('a retry sends what was changed since the failure, and closes its toasts', async () => {
  inject(refusal())
  const { user } = await sendRequest(['Tree Removal', 'Stump Grinding'])
  await findToast('Error Sending Request')
  clearFaults()
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(screen.queryByText('Error Sending Request')).not.toBeInTheDocument()
  expect(await sql('select services from quote_requests')).toEqual([{ services: ['tree-removal'] }])
})

test('a message that is sent from the same page leaves the toasts of a failed request there for their ten seconds', async () => {
  inject(refusal())
  const { user } = renderApp('/contact')
  const quote = await screen.findByRole('form', { name: 'Ask for a free quote' })
  for (const [label, text] of Object.entries(answers)) await fill(user, within(quote).getByLabelText(label), text)
  await user.click(within(quote).getByRole('checkbox', { name: 'Tree Removal' }))
  await submit(user)
  await findToast('Error Sending Request')
  await fillInMessage(user, await messageForm())
  await user.click(sendButton())
  await findToast('Message Sent!')
  expect(screen.getByText('Database Submission Error')).toBeVisible()
  expect(screen.getByText('Error Sending Request')).toBeVisible()
})

test.for(['cleared', 'emptied by hand'])('a form that was %s does not show the earlier outcome', async (how) => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  inject(unreachable('insert', 'quote_requests'))
  const { user, unmount } = await sendRequest()
  await findToast('Error Sending Request')
  const outcome = await screen.findByText(UNCERTAIN)
  if (how === 'cleared') await user.click(screen.getByRole('button', { name: 'Clear form' }))
  else {
    for (const label of Object.keys(answers)) await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))
  }
  // user-event does not know of a reset: it would paste behind the earlier text.
  await user.clear(screen.getByLabelText('Full Name'))
  await fill(user, screen.getByLabelText('Full Name'), 'Somebody else')
  expect(outcome).not.toBeVisible()
  unmount()
  renderApp('/get-a-quote')
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Somebody else'))
  expect(screen.queryByText(UNCERTAIN)).not.toBeInTheDocument()
})

test('when the network fails all input stays, and the unknown outcome also after a rejected retry', async () => {
  inject(unreachable('insert', 'quote_requests'))
  const { user } = await sendRequest()
  const reason = 'No answer came from the server, but what you sent may have arrived; please check your connection.'
  await findToast('Error Sending Request', `Could not submit your quote request. ${reason}`)
  expect(screen.getByLabelText('Project Description')).toHaveValue(answers['Project Description'])
  // Only the response may be lost.
  await expectNotice(UNCERTAIN)
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument()
  clearFaults()
  inject(refusal())
  await submit(user)
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  await expectNotice(UNCERTAIN)
})

test('the notice and the button change their words after the browser has translated the page', async () => {
  inject(refusal())
  const { user } = await sendRequest()
  await expectNotice(NOT_SENT)
  translate(screen.getByRole('main'))
  clearFaults()
  inject(unreachable('insert', 'quote_requests'))
  const sending = delayCalls('insert', 'quote_requests')
  await submit(user)
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible()
  sending.letGo()
  await expectNotice(UNCERTAIN)
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Request My Free Quote' })).toBeVisible()
})
