import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { company } from '@/content/company'
import { toastStore } from '@/ui/toast'
import { blockStorage } from '../../support/block-storage'
import { answerWith, hold, refuse, unreachable } from '../../support/faults'
import { fill } from '../../support/fill'
import { clearFaults, inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { answers, sendRequest, submit, submitButton } from '../../support/quote-form'
import { findToast } from '../../support/render-app'

withLocalSupabase()

const UNCERTAIN = /^We can’t tell whether your request reached us\./
const NOT_SENT = /^Your request has not been sent\./
const expectPanel = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible())
const phoneInForm = () => within(screen.getByRole('form')).getByRole('link', { name: company.phone })

test('keeps all input when the database rejects the insert, and shows two toasts for ten seconds', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const { user } = await sendRequest(['Tree Removal', 'Stump Grinding'])

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
  await waitFor(() => expect(phoneInForm()).toBeVisible())

  clearFaults()
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(screen.queryByText('Error Sending Request')).not.toBeInTheDocument()
  expect(await sql('select services from quote_requests')).toEqual([{ services: ['tree-removal'] }])
})

test.for(['cleared', 'emptied by hand'])('a form that was %s does not show the earlier outcome', async (how) => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  inject(unreachable('insert', 'quote_requests'))
  const { user } = await sendRequest()
  await findToast('Error Sending Request')
  const outcome = await screen.findByText(UNCERTAIN)
  if (how === 'cleared') await user.click(screen.getByRole('button', { name: 'Clear form' }))
  else {
    for (const label of Object.keys(answers)) await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByRole('checkbox', { name: 'Tree Removal' }))
  }
  await fill(user, screen.getByLabelText('Full Name'), 'Somebody else')
  expect(outcome).not.toBeVisible()
  expect(window.sessionStorage.getItem('draft:quote-request')).not.toContain('"mayBeStored":true')
})

test('keeps all input when the network fails, and the unknown outcome also after a retry that is rejected', async () => {
  inject(unreachable('insert', 'quote_requests'))
  const { user } = await sendRequest()
  const reason = 'The server could not be reached; please check your internet connection'
  await findToast('Error Sending Request', `Could not submit your quote request. ${reason}.`)
  expect(screen.getByLabelText('Project Description')).toHaveValue(answers['Project Description'])
  // Only the response may be lost.
  await expectPanel(UNCERTAIN)
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument()
  clearFaults()
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  await submit(user)
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  await expectPanel(UNCERTAIN)
})

test('the unknown outcome stays after a retry that is rejected, also when the browser blocks storage', async () => {
  blockStorage()
  inject(unreachable('insert', 'quote_requests'))
  const { user } = await sendRequest()
  await expectPanel(UNCERTAIN)
  clearFaults()
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  await submit(user)
  await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  await expectPanel(UNCERTAIN)
})

test.for([
  ['a gateway that rejects the API key', '{"message":"Invalid API key","hint":"Double check it."}', 401, NOT_SENT],
  ['an HTML error page', '<html><h1>403 Forbidden</h1></html>', 403, UNCERTAIN],
  ['a request timeout (408)', '', 408, UNCERTAIN],
  ['a captive portal that answers with 200', '{"status":"maintenance"}', 200, UNCERTAIN],
] as const)('%s: shows whether the request may have arrived', async ([_, text, status, words]) => {
  inject(answerWith('insert', 'quote_requests', text, status))
  await sendRequest()
  await findToast('Error Sending Request')
  await expectPanel(words)
})

test('shows that nothing was sent when the browser is offline', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  inject(unreachable('insert', 'quote_requests'))
  await sendRequest()
  await findToast('Error Sending Request', 'The server could not be reached')
  await expectPanel(NOT_SENT)
})

test('control characters of pasted text are not sent', async () => {
  await sendRequest(['Tree Removal'], { 'Project Description': 'A dead\u0000 ash.\n\tA\u0007 shed.\u009f' })
  await findToast('Quote Request Sent!')
  expect(await sql('select description from quote_requests')).toEqual([{ description: 'A dead ash.\n\tA shed.' }])
})

test('the panel and the button change their words after the browser has translated the page', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const { user } = await sendRequest()
  await expectPanel(NOT_SENT)
  translate(screen.getByRole('main'))
  clearFaults()
  inject(unreachable('insert', 'quote_requests'))
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  await submit(user)
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeVisible()
  sending.letGo()
  await expectPanel(UNCERTAIN)
  expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Request My Free Quote' })).toBeVisible()
})

/** As browsers translate: each text moves into elements of its own. */
function translate(root: Element) {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
}
