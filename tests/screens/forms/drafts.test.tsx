import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import GetAQuote from '@/routes/get-a-quote'
import { saveEarlyTyping } from '@/startup/inline/early-typing'
import { blockStorage } from '../../support/block-storage'
import { refuse, unreachable } from '../../support/faults'
import { fill } from '../../support/fill'
import { fieldOf } from '../../support/form-errors'
import { delayCalls, inject } from '../../support/local-supabase'
import { answers, fillIn, requestsSent, sendRequest, submit, submitButton } from '../../support/quote-form'
import { findToast, hydrateScreen, renderApp } from '../../support/render-app'

const DRAFT_NOTICE = 'What you typed is kept in this tab until you send it.'
const UNCERTAIN = /^We can’t tell whether your request reached us\./
const label = (name: string) => screen.getByLabelText(name)
const clearButton = () => screen.queryByRole('button', { name: 'Clear form' })
const checkedValues = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))

/** Types and unmounts, as on a reload; sessionStorage persists. */
async function typeAndLeave(path: string, type: (user: UserEvent) => Promise<void>) {
  const { user, unmount } = renderApp(path)
  await type(user)
  unmount()
}

test('restores the fields and checkboxes of a draft after a reload and says that it is kept', async () => {
  await typeAndLeave('/get-a-quote', (user) => fillIn(user, ['Tree Removal', 'Stump Grinding']))
  renderApp('/get-a-quote')
  expect(await screen.findByText(DRAFT_NOTICE)).toBeVisible()
  for (const [name, text] of Object.entries(answers)) expect(label(name)).toHaveValue(text)
  expect(checkedValues()).toEqual(['tree-removal', 'stump-grinding'])
})

test('both variants of the quote form share a draft; the message form has its own', async () => {
  await typeAndLeave('/get-a-quote', async (user) => fill(user, await screen.findByLabelText('Full Name'), 'Sam'))
  const { user, unmount } = renderApp('/contact')
  const quote = await screen.findByRole('form', { name: 'Ask for a free quote' })
  const message = screen.getByRole('form', { name: 'Write to us' })
  expect(await within(quote).findByText(DRAFT_NOTICE)).toBeVisible()
  expect(fieldOf(quote, 'name')).toHaveValue('Sam')
  expect(fieldOf(message, 'name')).toHaveValue('')
  await fill(user, fieldOf(message, 'message'), 'Mulch?')
  unmount()
  renderApp('/contact')
  const again = await screen.findByRole('form', { name: 'Write to us' })
  expect(await within(again).findByText(DRAFT_NOTICE)).toBeVisible()
  expect(fieldOf(again, 'message')).toHaveValue('Mulch?')
  expect(fieldOf(again, 'name')).toHaveValue('')
})

test('deletes the draft after a success and keeps it after a failure', async () => {
  inject(refuse('insert', 'quote_requests', 'no'))
  const failed = await sendRequest()
  await findToast('Error Sending Request')
  failed.unmount()
  const { user, unmount } = renderApp('/contact')
  expect(await screen.findByText(DRAFT_NOTICE)).toBeVisible()
  const message = await screen.findByRole('form', { name: 'Write to us' })
  await fill(user, fieldOf(message, 'name'), 'Grace')
  await fill(user, fieldOf(message, 'email'), 'grace@example.com')
  await fill(user, fieldOf(message, 'message'), 'Mulch?')
  await user.click(within(message).getByRole('button', { name: 'Send Message' }))
  await findToast('Message Sent!')
  expect(within(message).queryByRole('button', { name: 'Clear form' })).not.toBeInTheDocument()
  unmount()
  expect(Object.keys(sessionStorage).sort()).toEqual(['confirmations', 'draft:quote-request'])
})

test('Clear form asks first, and changes nothing without a yes', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  const { user } = renderApp('/get-a-quote')
  await screen.findByLabelText('Full Name')
  expect(clearButton()).not.toBeInTheDocument()
  await fillIn(user, [])
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(confirm).toHaveBeenCalledWith('Clear the form? What you typed will be gone.')
  expect(label('Full Name')).toHaveValue(answers['Full Name'])
})

test('Clear form empties a filled form, with its errors, its notes and its draft', async () => {
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  const { user } = await sendRequest([], { Phone: '555' })
  expect(submitButton()).toBeDisabled()
  expect(label('Phone')).toHaveAccessibleDescription(/^This looks short/)
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  for (const name of Object.keys(answers)) expect(label(name)).toHaveValue('')
  expect(checkedValues()).toEqual([])
  expect(label('Phone')).not.toHaveAccessibleDescription(/short/)
  expect(submitButton()).toBeEnabled()
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByRole('checkbox', { name: 'Tree Removal' })).toHaveFocus()
  expect(clearButton()).not.toBeInTheDocument()
})

test('deleting the last character deletes the draft', async () => {
  const { user } = renderApp('/get-a-quote')
  await user.type(await screen.findByLabelText('Full Name'), 'S')
  expect(sessionStorage).toHaveLength(1)
  await user.clear(label('Full Name'))
  expect(sessionStorage).toHaveLength(0)
  expect(clearButton()).not.toBeInTheDocument()
})

test('a draft keeps the text and adds to the boxes of what was entered before hydration', async () => {
  sessionStorage.setItem(
    'draft:quote-request',
    JSON.stringify({ values: { name: ['Kept'], email: ['kept@example.com'], services: ['tree-removal', 'other'] } }),
  )
  await hydrateScreen('/get-a-quote', <GetAQuote />, async () => {
    const user = userEvent.setup()
    await fill(user, label('Full Name'), 'Early Bird')
    await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
    // Also stored each time that the page is hidden.
    saveEarlyTyping()
    saveEarlyTyping()
    const { values } = JSON.parse(sessionStorage.getItem('draft:quote-request') ?? '')
    expect(values.services).toEqual(['tree-removal', 'other', 'stump-grinding'])
  })
  expect(label('Full Name')).toHaveValue('Early Bird')
  expect(label('Email')).toHaveValue('kept@example.com')
  expect(checkedValues()).toEqual(['tree-removal', 'stump-grinding', 'other'])
})

test.for(['{', '7', 'null', '[]', '{"values":7}', '{"values":{"name":null,"services":{"a":1}}}'])(
  'what is stored as %s is not a draft',
  async (text) => {
    sessionStorage.setItem('draft:quote-request', text)
    const { user } = renderApp('/get-a-quote')
    await fill(user, await screen.findByLabelText('Email'), answers.Email)
    expect(JSON.parse(sessionStorage.getItem('draft:quote-request') ?? '')).toMatchObject({
      values: { email: [answers.Email] },
    })
  },
)

test('with all storage blocked a request is sent, and nothing claims to be kept', async () => {
  blockStorage()
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  expect(screen.getByRole('button', { name: 'Clear form' })).toBeVisible()
  expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument()
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(requestsSent()).toHaveLength(1)
})

test('with all storage blocked what was typed and an unknown outcome last until the page is left', async () => {
  blockStorage()
  inject(unreachable('insert', 'quote_requests'))
  const { user } = await sendRequest()
  expect(await screen.findByText(UNCERTAIN)).toBeVisible()
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Emergency Services' }))
  const form = await screen.findByRole('form', { name: 'Ask for a free quote' })
  await waitFor(() => expect(fieldOf(form, 'name')).toHaveValue(answers['Full Name']))
  expect(within(form).getByText(UNCERTAIN)).toBeVisible()
  expect(screen.queryByText(DRAFT_NOTICE)).not.toBeInTheDocument()
})

test('the confirmation survives a reload, with what was asked for, and a new visit starts without it', async () => {
  const { user, unmount } = renderApp('/get-a-quote?service=stump-grinding')
  await fillIn(user)
  await submit(user)
  await screen.findByText('You asked for: Tree Removal, Stump Grinding.')
  unmount()
  // A reload keeps the history entry, and its key.
  const reloaded = renderApp('/get-a-quote?service=stump-grinding', undefined, window.history.state)
  const notice = await screen.findByRole('region', { name: 'We’ve received your request' })
  expect(within(notice).getByText('You asked for: Tree Removal, Stump Grinding.')).toBeVisible()
  expect(checkedValues()).toEqual([])
  // Clearing the form does not scroll up to it.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  await fill(reloaded.user, label('Full Name'), 'Sam')
  await reloaded.user.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(scroll).not.toHaveBeenCalled()
  reloaded.unmount()
  renderApp('/get-a-quote')
  await screen.findByLabelText('Full Name')
  expect(screen.queryByRole('region', { name: 'We’ve received your request' })).not.toBeInTheDocument()
})

test('a reload while a request is in flight shows that its outcome is unknown', async () => {
  const sending = delayCalls('insert', 'quote_requests')
  const { unmount } = await sendRequest()
  await waitFor(() => expect(requestsSent()).toHaveLength(1))
  unmount()
  renderApp('/get-a-quote')
  expect(await screen.findByText(UNCERTAIN)).toBeVisible()
  for (const [name, text] of Object.entries(answers)) expect(label(name)).toHaveValue(text)
  expect(requestsSent()).toHaveLength(1)
  // Otherwise it would time out, with a toast, in the middle of a later test.
  sending.letGo()
  await findToast('Quote Request Sent!')
})
