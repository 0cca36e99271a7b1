import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { about } from '@/content/about'
import { company } from '@/content/company'
import { paths } from '@/paths'
import { refuse } from '../../support/faults'
import { fill } from '../../support/fill'
import { fieldOf } from '../../support/form-errors'
import { clearFaults, delayCalls, inject, sql } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { answers, requestsSent, sendRequest, submit, submitButton } from '../../support/quote-form'
import { findToast, moveAddressAhead, renderApp } from '../../support/render-app'

type User = ReturnType<typeof renderApp>['user']

const QUOTE = { link: 'Get a Free Quote', heading: 'Get a free quote' }
const CONTACT = { link: 'Emergency Services', heading: 'Contact us' }
const ABOUT = { link: 'About Us', heading: about.title }

/** Navigates and waits until the page is the only one. */
async function goTo(user: User, { link, heading }: { link: string; heading: string }) {
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }))
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1))
}

/** Sends a request and navigates away while it is in flight. */
async function sendAndLeave() {
  const sending = delayCalls('insert', 'quote_requests')
  const { user, unmount } = await sendRequest()
  await findToast('Processing Request...')
  await goTo(user, ABOUT)
  return { user, unmount, letGo: sending.letGo }
}

const sentNotice = () => screen.queryByRole('region', { name: 'We’ve received your request' })

test('a failure after the visitor has left leads back to the filled form, for a retry', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const { user, letGo } = await sendAndLeave()
  letGo()
  const title = await findToast('Error Sending Request', 'Could not submit your quote request. the disk is full.')
  await user.click(screen.getByRole('link', { name: 'Back to the form' }))
  await screen.findByRole('heading', { level: 1, name: QUOTE.heading })
  expect(title).not.toBeInTheDocument()
  const form = screen.getByRole('form')
  expect(form).toHaveFocus()
  expect(screen.getByText(/^Your request has not been sent\./)).toBeVisible()
  expect(within(form).getByRole('link', { name: company.phone })).toBeVisible()
  for (const [label, text] of Object.entries(answers)) expect(screen.getByLabelText(label)).toHaveValue(text)
  clearFaults()
  await submit(user)
  await findToast('Quote Request Sent!')
  expect(await sql('select name from quote_requests')).toEqual([{ name: 'Sam Whitfield' }])
})

test('the quote form of another page shows a request that is in flight as sending, and does not send it twice', async () => {
  const { user, letGo } = await sendAndLeave()
  await goTo(user, CONTACT)
  expect(submitButton()).toHaveAccessibleName('Submitting...')
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
  const form = submitButton().closest('form')
  if (!form) throw new Error('The button is in no form.')
  expect(fieldOf(form, 'description')).toHaveValue(answers['Project Description'])
  await submit(user)
  act(() => form.requestSubmit())
  letGo()
  await waitFor(() => expect(sentNotice()).toBeVisible())
  expect(requestsSent()).toHaveLength(1)
  expect(await sql('select name from quote_requests')).toEqual([{ name: 'Sam Whitfield' }])
  expect(Object.keys(sessionStorage)).toEqual(['confirmations'])
})

test('returning after the success shows the confirmation once, above an empty form', async () => {
  const { user, letGo } = await sendAndLeave()
  letGo()
  await findToast('Quote Request Sent!')
  expect(screen.queryByText('Processing Request...')).not.toBeInTheDocument()
  expect(Object.keys(sessionStorage)).toEqual(['confirmations'])
  await goTo(user, QUOTE)
  expect(sentNotice()).toHaveFocus()
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toHaveValue('')

  await goTo(user, ABOUT)
  await goTo(user, QUOTE)
  expect(sentNotice()).not.toBeInTheDocument()
})

test('a reload after the success, and before a form is shown again, keeps the confirmation', async () => {
  const { letGo, unmount } = await sendAndLeave()
  letGo()
  await findToast('Quote Request Sent!')
  unmount()
  const { services } = JSON.parse(sessionStorage.getItem('confirmations') ?? '')['quote-request']
  expect(services).toEqual(['tree-removal'])
  const reloaded = renderApp(paths.about)
  await goTo(reloaded.user, CONTACT)
  await waitFor(() => expect(sentNotice()).toHaveFocus())
  expect(screen.getByText('You asked for: Tree Removal.')).toBeVisible()
})

test.for([
  ['stored', /^We’ve received your request/],
  ['rejected', /^Your request has not been sent\./],
] as const)('returning before the request is %s scrolls to the answer', async ([outcome, words]) => {
  if (outcome === 'rejected') inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const { user, letGo } = await sendAndLeave()
  await goTo(user, QUOTE)
  expect(submitButton()).toHaveAccessibleName('Submitting...')
  const scrolled: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
  letGo()
  await waitFor(() => expect(scrolled.at(-1)?.textContent).toMatch(words))
  expect(scrolled.at(-1)).toBeVisible()
})

/** Sends a quote request from the contact page. */
async function sendRequestFromContact() {
  const { user } = renderApp('/contact')
  const quote = await screen.findByRole('form', { name: 'Ask for a free quote' })
  for (const [label, text] of Object.entries(answers)) await fill(user, within(quote).getByLabelText(label), text)
  await user.click(within(quote).getByRole('checkbox', { name: 'Tree Removal' }))
  await submit(user)
  return user
}

test('a request that fails while the visitor writes a message does not scroll away from the message', async () => {
  inject(refuse('insert', 'quote_requests', 'the disk is full'))
  const sending = delayCalls('insert', 'quote_requests')
  const user = await sendRequestFromContact()
  await user.click(screen.getByLabelText('Message'))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  sending.letGo()
  await screen.findByText(/^Your request has not been sent\./)
  expect(scroll).not.toHaveBeenCalled()
})

const findMessageSentNotice = () => screen.findByRole('region', { name: 'We’ve received your message' })

test('returning to the contact page after the answers to both forms shows both confirmations', async () => {
  const sending = [delayCalls('insert', 'quote_requests'), delayCalls('insert', 'ContactForm')]
  const user = await sendRequestFromContact()
  await fillInMessage(user, await messageForm())
  await user.click(sendButton())
  // The message leaves alone what is said about the request.
  expect(screen.getByText('Processing Request...')).toBeInTheDocument()
  await goTo(user, ABOUT)
  for (const { letGo } of sending) letGo()
  await findToast('Quote Request Sent!')
  await findToast('Message Sent!')
  await goTo(user, CONTACT)
  expect(await findMessageSentNotice()).toBeVisible()
  expect(sentNotice()).toBeVisible()
})

test('an answer that comes while the next page loads is confirmed on the page that is left, and again on Back', async () => {
  const sending = delayCalls('insert', 'quote_requests')
  const { user } = await sendRequest()
  await findToast('Processing Request...')
  moveAddressAhead('/services')
  sending.letGo()
  await waitFor(() => expect(sentNotice()).toBeVisible())
  expect(window.location.pathname).toBe('/services')
  await goTo(user, ABOUT)
  window.history.go(-2)
  await waitFor(() => expect(sentNotice()).toBeVisible())
  expect(screen.getByLabelText('Full Name')).toBeEnabled()
  expect(requestsSent()).toHaveLength(1)
})

test('each of two submissions asks before the page is left until its own code is there', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const user = await sendRequestFromContact()
  await fillInMessage(user, await messageForm())
  await user.click(sendButton())
  await findToast('Message Sent!')
  const listeners = listen.mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener)
  expect(new Set(listeners).size).toBe(2)
})
