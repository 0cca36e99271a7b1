import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { afterStorm, compareQuotes } from '@/content/homeowner'
import { quoteOptions } from '@/content/quote-options'
import { hold } from '../../support/faults'
import { slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { answers, fillIn, fillInAnother, requestsSent, submit, submitButton } from '../../support/quote-form'
import { findToast, renderApp } from '../../support/render-app'
import { readTextLink, takeTexts } from '../../support/texting'

withLocalSupabase()

test('asks for the services first, then for the tree, then where and who, with help for phones and autofill', async () => {
  renderApp('/get-a-quote')
  const form = await screen.findByRole('form', { name: 'Tell us about your trees' })
  const names = [...form.querySelectorAll<HTMLInputElement>('fieldset input, textarea')].map(({ name }) => name)
  expect([...new Set(names)]).toEqual(['services', 'description', 'address', 'name', 'email', 'phone'])
  const boxes = within(screen.getByRole('group', { name: 'Services Needed' })).getAllByRole('checkbox')
  const labels = quoteOptions.map(({ label }) => label)
  // In pairs, so the widest stands at the end.
  const widest = labels.filter((label) => label.startsWith('Consultation'))
  const shown = [...labels.filter((label) => !widest.includes(label)), ...widest]
  expect(boxes.map((box) => box.parentElement?.textContent)).toEqual(shown)
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel')
  expect(screen.getByLabelText('Project Description')).toHaveAttribute('rows', '6')
  const tokens = Object.keys(answers).map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))
  expect(tokens).toEqual(['name', 'email', 'tel', 'street-address', null])
  const next = screen.getByRole('region', { name: 'What happens next' })
  expect(next).toHaveTextContent(/You decide\. If it’s yes, we set a day\./)
  expect(form.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const item of [...compareQuotes.items, ...afterStorm.items.slice(1)])
    expect(screen.getByText(item)).toBeInTheDocument()
  expect(within(form).getByText('Free visit. Written price. No obligation. Licensed and insured.')).toBeVisible()
})

test('the confirmation of a request for nothing but firewood says that we call', async () => {
  const { user } = renderApp('/get-a-quote?service=firewood-sales')
  await waitFor(() => expect(screen.getByLabelText('Firewood Sales')).toBeChecked())
  await fillIn(user, [])
  await submit(user)
  const panel = await screen.findByRole('region', { name: 'We’ve received your request' })
  expect(panel).toHaveTextContent(/We call you/)
  expect(panel).not.toHaveTextContent(/You decide|sprinklers/)
})

test('stores the request as one row with exactly the specified fields', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user, ['Stump Grinding', 'Tree Removal'])
  await submit(user)
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

test('confirms with a toast and a focused panel, above the empty form that takes another request', async () => {
  takeTexts()
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  await submit(user)
  await findToast('Quote Request Sent!', "Thank you! We've received your request and will be in touch ASAP.")
  const panel = await screen.findByRole('region', { name: 'We’ve received your request' })
  expect(within(panel).getByText('You asked for: Tree Removal.')).toBeVisible()
  expect(panel).toHaveFocus()
  expect(within(panel).getByRole('link', { name: `call ${company.phone}` })).toHaveAttribute('href', company.phoneLink)
  expect(panel).toHaveTextContent('Text or email photos from the phone or email you gave us.')
  const text = within(panel).getByRole('link', { name: 'Text photos' })
  expect(readTextLink(text)).toEqual(['7345550142', 'Photos for my quote request, Sam Whitfield'])
  expect(within(panel).getByRole('link', { name: 'email photos' })).toHaveAttribute(
    'href',
    `${company.emailLink}?subject=Photos%20for%20my%20quote%20request`,
  )
  expect(panel.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toHaveValue('')
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(quoteOptions.length)
  await fillInAnother(user, ['Stump Grinding'])
  await submit(user)
  await waitFor(async () => expect(await sql('select services from quote_requests')).toHaveLength(2))
})

test('sends one request when the button is clicked twice or Enter is pressed twice', async () => {
  const sending = hold('insert', 'quote_requests')
  slowDown(sending.delay)
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const form = screen.getByRole('form') as HTMLFormElement
  act(() => form.requestSubmit())
  act(() => form.requestSubmit())
  await user.dblClick(submitButton())
  await user.type(screen.getByLabelText('Full Name'), '{Enter}{Enter}')
  sending.letGo()
  await findToast('Quote Request Sent!')
  expect(requestsSent()).toHaveLength(1)
})

test('requires a service: shows a toast and an inline error, and disables the submit button', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user, [])
  expect(submitButton()).toBeEnabled()
  await submit(user)

  await findToast('Missing Information', 'Please select at least one service.')
  const group = screen.getByRole('group', { name: 'Services Needed' })
  expect(within(group).getByText('Please select at least one service.')).toBeVisible()
  expect(group).toHaveAccessibleDescription(/Please select at least one service\./)
  expect(submitButton()).toBeDisabled()
  expect(submitButton()).toHaveAccessibleDescription('Choose a service above to continue.')
  expect(screen.getByRole('checkbox', { name: 'Tree Removal' })).toHaveFocus()
  expect(requestsSent()).toHaveLength(0)

  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  expect(within(group).queryByText('Please select at least one service.')).not.toBeInTheDocument()
  expect(submitButton()).toBeEnabled()
  // A pick that is taken back.
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  expect(within(group).getByText('Please select at least one service.')).toBeVisible()
  expect(submitButton()).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Stump Grinding' }))
  await submit(user)
  await findToast('Quote Request Sent!')
})

test('rejects whitespace-only input and clears the error after a valid value', async () => {
  const { user } = renderApp('/get-a-quote')
  await fillIn(user)
  const name = screen.getByLabelText('Full Name')
  await user.clear(name)
  await user.type(name, '   ')
  await submit(user)
  expect(name).toHaveAccessibleDescription('Enter your full name.')
  expect(requestsSent()).toHaveLength(0)
  await user.type(name, 'Sam')
  await submit(user)
  await findToast('Quote Request Sent!')
})
