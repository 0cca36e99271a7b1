import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import GetAQuote from '@/routes/get-a-quote'
import { hold, refuse } from '../../support/faults'
import { fill } from '../../support/fill'
import { fieldOf } from '../../support/form-errors'
import { inject, slowDown, withLocalSupabase } from '../../support/local-supabase'
import { answers, fillIn, requestsSent, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp, screenAt } from '../../support/render-app'

withLocalSupabase()

const KEPT = 'We kept what you typed in this tab.'
const label = (name: string) => screen.getByLabelText(name)
const ticked = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))

/** The page is gone, as by a reload; what the tab keeps stays. */
async function typeAndLeave(path: string, type: (user: UserEvent) => Promise<void>) {
  const { user, unmount } = renderApp(path)
  await type(user)
  unmount()
}

test('a half-filled request is there again after a reload, texts and ticks, and says so', async () => {
  await typeAndLeave('/get-a-quote', (user) => fillIn(user, ['Tree Removal', 'Firewood Sales']))
  renderApp('/get-a-quote')
  expect(await screen.findByText(KEPT)).toBeVisible()
  for (const [name, text] of Object.entries(answers)) expect(label(name)).toHaveValue(text)
  expect(ticked()).toEqual(['tree-removal', 'firewood-sales'])
})

test('both variants of the quote form share what was typed; the message form has its own', async () => {
  await typeAndLeave('/get-a-quote', async (user) => fill(user, await screen.findByLabelText('Full Name'), 'Sam'))
  const { user, unmount } = renderApp('/contact')
  const quote = await screen.findByRole('form', { name: 'Ask for a free quote' })
  const message = screen.getByRole('form', { name: 'Send us a message' })
  expect(await within(quote).findByText(KEPT)).toBeVisible()
  expect(fieldOf(quote, 'name')).toHaveValue('Sam')
  expect(fieldOf(message, 'name')).toHaveValue('')
  await fill(user, fieldOf(message, 'message'), 'Mulch?')
  unmount()
  renderApp('/contact')
  const again = await screen.findByRole('form', { name: 'Send us a message' })
  expect(await within(again).findByText(KEPT)).toBeVisible()
  expect(fieldOf(again, 'message')).toHaveValue('Mulch?')
  expect(fieldOf(again, 'name')).toHaveValue('')
})

test('what was sent is not kept, what was not sent is', async () => {
  inject(refuse('insert', 'quote_requests', 'no'))
  const failed = renderApp('/get-a-quote')
  await fillIn(failed.user)
  await submit(failed.user)
  await findToast('Error Sending Request')
  failed.unmount()
  const { user, unmount } = renderApp('/contact')
  expect(await screen.findByText(KEPT)).toBeVisible()
  const message = await screen.findByRole('form', { name: 'Send us a message' })
  await fill(user, fieldOf(message, 'name'), 'Grace')
  await fill(user, fieldOf(message, 'email'), 'grace@example.com')
  await fill(user, fieldOf(message, 'message'), 'Mulch?')
  await user.click(within(message).getByRole('button', { name: 'Send Message' }))
  await findToast('Message Sent!')
  expect(within(message).queryByRole('button', { name: 'Clear form' })).not.toBeInTheDocument()
  unmount()
  expect(Object.keys(sessionStorage)).toEqual(['draft:quote-request'])
})

test('an empty form offers nothing to clear; a filled one is emptied', async () => {
  const { user } = renderApp('/get-a-quote')
  await screen.findByLabelText('Full Name')
  expect(screen.queryByRole('button', { name: 'Clear form' })).not.toBeInTheDocument()
  await fillIn(user, ['Stump Grinding'])
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  for (const name of Object.keys(answers)) expect(label(name)).toHaveValue('')
  expect(ticked()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(screen.getByText('The form is empty again.')).toBeVisible()
  expect(label('Full Name')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear form' })).not.toBeInTheDocument()
})

test('a form that is emptied forgets its complaints, also the one about the services', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user, [])
  await submit(user)
  await findToast('Missing Information')
  expect(submitButton()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(submitButton()).toBeEnabled()
  await submit(user)
  expect(screen.getByRole('region', { name: 'There are 5 things to mend:' })).toHaveFocus()
  await user.type(label('Full Name'), 'S')
  await user.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(screen.queryByRole('region', { name: /to mend/ })).not.toBeInTheDocument()
})

test('a form whose last letter is deleted is kept no more', async () => {
  const { user } = renderApp('/get-a-quote')
  await user.type(await screen.findByLabelText('Full Name'), 'S')
  expect(sessionStorage).toHaveLength(1)
  await user.clear(label('Full Name'))
  expect(sessionStorage).toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Clear form' })).not.toBeInTheDocument()
})

test('the field that people do not see is neither kept nor filled', async () => {
  sessionStorage.setItem('draft:quote-request', JSON.stringify({ values: { name: ['Sam'] } }))
  const { user } = renderApp('/get-a-quote')
  expect(await screen.findByText(KEPT)).toBeVisible()
  const hidden = fieldOf(screen.getByRole('form'), 'leave-empty')
  hidden.value = 'https://spam.example'
  await user.type(label('Full Name'), '!')
  expect(JSON.parse(sessionStorage.getItem('draft:quote-request') ?? '')).toEqual({ values: { name: ['Sam!'] } })
})

test.for(['{', '[]', '{"name":["Sam"]}', '{"values":{"name":"Sam"}}', 'null', '"x"'])(
  'what is no draft, %s, does no harm',
  async (text) => {
    sessionStorage.setItem('draft:quote-request', text)
    const { user } = renderApp('/get-a-quote')
    expect(await screen.findByLabelText('Full Name')).toHaveValue('')
    await fill(user, label('Full Name'), 'Sam')
    expect(JSON.parse(sessionStorage.getItem('draft:quote-request') ?? '')).toEqual({ values: { name: ['Sam'] } })
  },
)

test('where the browser stores nothing the form works without', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
  }
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Quote Request Sent!')
})

test('what was kept never takes the place of what was typed or ticked before React arrived', async () => {
  sessionStorage.setItem(
    'draft:quote-request',
    JSON.stringify({ values: { name: ['Kept'], email: ['kept@example.com'], services: ['tree-removal'] } }),
  )
  const page = () => screenAt('/get-a-quote', <GetAQuote />)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page())
  const user = userEvent.setup()
  await fill(user, label('Full Name'), 'Early Bird')
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  const root = await act(async () => hydrateRoot(container, page()))
  expect(label('Full Name')).toHaveValue('Early Bird')
  expect(label('Email')).toHaveValue('kept@example.com')
  expect(ticked()).toEqual(['stump-grinding'])
  await act(async () => root.unmount())
  container.remove()
})

test('a request that was out when the page was loaded again may have arrived, and that is said', async () => {
  slowDown(hold('insert', 'quote_requests').delay)
  await typeAndLeave('/get-a-quote', async (user) => {
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(requestsSent()).toHaveLength(1))
  })
  renderApp('/get-a-quote')
  expect(await screen.findByText(/^We cannot tell whether your request has reached us\./)).toBeVisible()
  for (const [name, text] of Object.entries(answers)) expect(label(name)).toHaveValue(text)
  expect(requestsSent()).toHaveLength(1)
})
