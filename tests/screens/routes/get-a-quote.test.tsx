import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { compareQuotes, stormSteps } from '@/content/faq'
import { quoteOptions, servicesHint } from '@/content/quote-options'
import { refuse } from '../../support/faults'
import { delayCalls, inject, sql } from '../../support/local-supabase'
import {
  answers,
  fillIn,
  fillInAnother,
  requestsSent,
  sendRequest,
  submit,
  submitButton,
} from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'
import { readTextLink, takeTexts } from '../../support/texting'

const sentNotice = () => screen.findByRole('region', { name: 'We’ve received your request' })

test('asks for the services first, then for the tree, then where and who', async () => {
  renderApp('/get-a-quote')
  const form = await screen.findByRole('form', { name: 'Tell us about your trees' })
  const names = [...form.querySelectorAll<HTMLInputElement>('fieldset input, textarea')].map(({ name }) => name)
  expect([...new Set(names)]).toEqual(['services', 'description', 'address', 'name', 'email', 'phone'])
  const group = screen.getByRole('group', { name: 'Services Needed' })
  expect(group).toHaveAccessibleDescription(servicesHint)
  const labels = quoteOptions.map(({ label }) => label)
  const boxes = within(group).getAllByRole('checkbox')
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(labels)
})

test('its fields are required, with help for phones and autofill', async () => {
  renderApp('/get-a-quote')
  await screen.findByLabelText('Email')
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel')
  expect(screen.getByLabelText('Project Description')).toHaveAttribute('rows', '6')
  const tokens = Object.keys(answers).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
  expect(tokens).toEqual(['name', 'email', 'tel', 'street-address', null])
})

const quoteForm = () => screen.findByRole('form', { name: 'Tell us about your trees' })

test('the form says what a visit costs', async () => {
  renderApp('/get-a-quote')
  const form = await quoteForm()
  expect(within(form).getByText('Free visit. Written price. No obligation. Licensed and insured.')).toBeVisible()
})

test('what happens next follows the form, with other questions', async () => {
  renderApp('/get-a-quote')
  const form = await quoteForm()
  const next = screen.getByRole('region', { name: 'What happens next' })
  expect(next).toHaveTextContent(/You decide\. If it’s yes, we set a day\./)
  expect(form.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const item of [...compareQuotes.items, ...stormSteps]) expect(screen.getByText(item)).toBeInTheDocument()
})

test('the confirmation of a request for nothing but firewood says that we call', async () => {
  const { user } = renderApp('/get-a-quote?service=firewood-sales')
  await waitFor(() => expect(screen.getByLabelText('Firewood Sales')).toBeChecked())
  await fillIn(user, [])
  await submit(user)
  const notice = await sentNotice()
  expect(notice).toHaveTextContent(/We call you/)
  expect(notice).not.toHaveTextContent(/You decide|sprinklers/)
})

test('stores the request as one row with exactly the specified fields', async () => {
  await sendRequest(['Stump Grinding', 'Tree Removal'])
  await findToast('Quote Request Sent!')

  expect(requestsSent().map(({ table, body }) => ({ table, body }))).toEqual([
    {
      table: 'quote_requests',
      body: {
        name: 'Sam Whitfield',
        email: 'sam@example.com',
        phone: '(734) 555-0111',
        address: '2210 Miller Ave, Ann Arbor',
        services: ['tree-removal', 'stump-grinding'],
        description: 'A dead ash.\nA shed stands under it.',
      },
    },
  ])
  expect(await sql('select name, services from quote_requests')).toEqual([
    { name: 'Sam Whitfield', services: ['tree-removal', 'stump-grinding'] },
  ])
})

test('confirms with a toast and a focused notice, which names the services and the phone', async () => {
  await sendRequest()
  await findToast('Quote Request Sent!', "Thank you! We've received your request and will be in touch ASAP.")
  const notice = await sentNotice()
  expect(notice).toHaveFocus()
  expect(within(notice).getByText('You asked for: Tree Removal.')).toBeVisible()
  expect(within(notice).getByRole('link', { name: `call ${company.phone}` })).toHaveAttribute('href', company.phoneLink)
})

test('the confirmation says where to send photos', async () => {
  takeTexts()
  await sendRequest()
  const notice = await sentNotice()
  expect(notice).toHaveTextContent('Text or email photos from the phone or email you gave us.')
  const text = within(notice).getByRole('link', { name: 'Text photos' })
  expect(readTextLink(text)).toEqual(['7345550142', 'Photos for my quote request, Sam Whitfield'])
  expect(within(notice).getByRole('link', { name: 'email photos' })).toHaveAttribute(
    'href',
    `${company.emailLink}?subject=Photos%20for%20my%20quote%20request`,
  )
})

test('below the confirmation the form is empty, and takes another request', async () => {
  const { user } = await sendRequest()
  const notice = await sentNotice()
  expect(notice.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toHaveValue('')
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(quoteOptions.length)
  await fillInAnother(user, ['Stump Grinding'])
  await submit(user)
  await waitFor(async () => expect(await sql('select services from quote_requests')).toHaveLength(2))
})

test('the confirmation goes when the next request is sent', async () => {
  const { user } = await sendRequest()
  const notice = await sentNotice()
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument()
  inject(refuse('insert', 'quote_requests', 'nope'))
  await fillInAnother(user)
  expect(notice).toBeVisible()
  await submit(user)
  expect(notice).not.toBeInTheDocument()
  await findToast('Error Sending Request')
})

test('sends one request when the button is clicked twice or Enter is pressed twice', async () => {
  const sending = delayCalls('insert', 'quote_requests')
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const form = screen.getByRole('form') as HTMLFormElement
  act(() => {
    form.requestSubmit()
    // Before React has rendered.
    form.requestSubmit()
  })
  act(() => form.requestSubmit())
  await user.dblClick(submitButton())
  await user.type(screen.getByLabelText('Full Name'), '{Enter}{Enter}')
  sending.letGo()
  await findToast('Quote Request Sent!')
  expect(requestsSent()).toHaveLength(1)
})

const NO_SERVICE = 'Please select at least one service.'

test('a request without a service is not sent until one is chosen', async () => {
  await sendRequest([])
  await findToast('Missing Information', NO_SERVICE)
  const group = screen.getByRole('group', { name: 'Services Needed' })
  expect(within(group).getByText(NO_SERVICE)).toBeVisible()
  expect(group).toHaveAccessibleDescription(/Please select at least one service\./)
  expect(submitButton()).toBeDisabled()
  expect(submitButton()).toHaveAccessibleDescription('Choose a service above to continue.')
  expect(screen.getByRole('checkbox', { name: 'Tree Removal' })).toHaveFocus()
  expect(requestsSent()).toHaveLength(0)
})

test('the error of the services goes and comes back with what is picked', async () => {
  const { user } = await sendRequest([])
  const group = screen.getByRole('group', { name: 'Services Needed' })
  const pick = () => user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  await pick()
  expect(within(group).queryByText(NO_SERVICE)).not.toBeInTheDocument()
  expect(submitButton()).toBeEnabled()
  await pick()
  expect(within(group).getByText(NO_SERVICE)).toBeVisible()
  expect(submitButton()).toBeDisabled()
  await pick()
  await submit(user)
  await findToast('Quote Request Sent!')
})
