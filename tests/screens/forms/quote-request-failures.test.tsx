import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company } from '@/content/company'
import { toastStore } from '@/ui/toast'
import { answerWith, answerWithHtml, refuse, unreachable } from '../../support/faults'
import { clearFaults, inject, sql, withLocalSupabase } from '../../support/local-supabase'
import { answers, fillIn, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'

withLocalSupabase()

const UNCERTAIN = /^We can’t tell whether your request reached us\./
const NOT_SENT = /^Your request has not been sent\./
const phoneInForm = () => within(screen.getByRole('form')).getByRole('link', { name: company.phone })

test('keeps all input when the database rejects the insert, and shows two toasts for ten seconds', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user, ['Tree Removal', 'Stump Grinding'])
  await submit(user)

  await findToast(
    'Database Submission Error',
    'Failed to save quote details. the disk is full. This could be a table-level RLS issue if enabled, or a network problem.',
  )
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  for (const [label, text] of Object.entries(answers)) expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  expect(toastStore.read().map(({ title, durationMs }) => [title, durationMs])).toEqual([
    ['Database Submission Error', 10_000],
    ['Error Sending Request', 10_000],
  ])
  expect(screen.queryByText('Processing Request...')).not.toBeInTheDocument()
  expect(submitButton()).toBeEnabled()
  expect(submitButton()).toHaveFocus()
  expect(phoneInForm()).toBeVisible()

  clearFaults()
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(screen.queryByText('Error Sending Request')).not.toBeInTheDocument()
})

test('clearing the form hides the failure notice', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Error Sending Request')
  const failure = screen.getByText(NOT_SENT)
  expect(failure).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(failure).not.toBeVisible()
})

test.for([
  ['the network fails', unreachable, 'The server could not be reached; please check your internet connection'],
  ['HTML arrives instead of data', answerWithHtml, 'The server sent an answer that could not be read'],
] as const)('keeps all input and shows the reason when %s', async ([_, fault, message]) => {
  inject(fault('insert', 'quote_requests'))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Error Sending Request', `Could not submit your quote request. ${message}.`)
  expect(screen.getByLabelText('Project Description')).toHaveValue(answers['Project Description'])
  // Only the response may be lost, so the outcome is unknown.
  expect(screen.getByText(UNCERTAIN)).toBeVisible()
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument()
})

test.for([
  ['a gateway that rejects the API key', '{"message":"Invalid API key","hint":"Double check it."}', 401, NOT_SENT],
  ['a network that sends its own text', 'Access denied by your network', 403, UNCERTAIN],
  ['an HTML error page', '<html><h1>403 Forbidden</h1></html>', 403, UNCERTAIN],
  ['a request timeout (408)', '', 408, UNCERTAIN],
  ['a gateway timeout (504)', '{"message":"The upstream server is timing out"}', 504, UNCERTAIN],
  ['a captive portal that answers with 200', '{"status":"maintenance"}', 200, UNCERTAIN],
  ['a 404 with an empty list', '[]', 404, UNCERTAIN],
] as const)('%s: shows whether the request may have arrived', async ([_, text, status, words]) => {
  inject(answerWith('insert', 'quote_requests', text, status))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Error Sending Request')
  expect(screen.getByText(words)).toBeVisible()
})

test('a rejected retry keeps the unknown outcome of the earlier attempt', async () => {
  inject(unreachable('insert', 'quote_requests'))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Error Sending Request')
  clearFaults()
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  await submit(user)
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  expect(screen.getByText(UNCERTAIN)).toBeVisible()
})

test('shows that nothing was sent when the browser is offline', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  inject(unreachable('insert', 'quote_requests'))
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Error Sending Request', 'The server could not be reached')
  expect(screen.getByText(NOT_SENT)).toBeVisible()
})

test('holds a request with a filled honeypot, explains it, and sends it after confirmation', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const field = screen.getByRole('form').querySelector<HTMLInputElement>('[name=leave-empty]')
  if (!field) throw new Error('The form has no hidden field.')
  expect(field.closest('[aria-hidden=true]')).not.toBeNull()
  field.value = 'https://spam.example'
  await submit(user)
  expect(await screen.findByText(/^This has not been sent yet/)).toBeVisible()
  expect(await sql('select 1 from quote_requests')).toEqual([])
  expect(screen.getByLabelText('Project Description')).toHaveValue(answers['Project Description'])

  await user.click(screen.getByRole('button', { name: 'I’m a person. Send it' }))
  await findToast('Quote Request Sent!')
  expect(await sql('select description from quote_requests')).toEqual([{ description: answers['Project Description'] }])
})

test('keeps all input and shows the phone number when the rate limit is hit', async () => {
  await sql(
    `insert into quote_requests (name, email, phone, address, services, description)
     select 'Sam', lower($1), '1', 'x', '{other}', 'x' from generate_series(1, 20)`,
    [answers.Email],
  )
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast(
    'Error Sending Request',
    'Could not submit your quote request. Too many requests with this e-mail address in the last hour; please call us.',
  )
  expect(phoneInForm()).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(answers.Email)
})
