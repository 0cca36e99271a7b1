import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { about } from '@/content/about'
import { addressLine, company } from '@/content/company'
import { stormSteps } from '@/content/faq'
import Contact from '@/routes/contact'
import { refuse } from '../../support/faults'
import { fill } from '../../support/fill'
import { fieldOf } from '../../support/form-errors'
import { calls, inject, sql } from '../../support/local-supabase'
import { fillInMessage, messageForm, sendButton } from '../../support/message-form'
import { plainSpaces } from '../../support/plain-spaces'
import { findToast, hydrateScreen, openPage, renderApp } from '../../support/render-app'
import { nameReviewSite, REVIEW_ADDRESS } from '../../support/review-site'
import { readTextLink, takeTexts } from '../../support/texting'

test('its two forms have names and sizes of their own', async () => {
  renderApp('/contact')
  const quoteForm = await screen.findByRole('form', { name: 'Ask for a free quote' })
  expect(quoteForm.querySelector('textarea')).toHaveAttribute('rows', '6')
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible()
  // The only element whose name has this word: a field is found by its label.
  expect(screen.getByLabelText(/message/i)).toHaveAttribute('rows', '5')
})

test('no two elements have the same id', async () => {
  renderApp('/contact')
  await screen.findByRole('form', { name: 'Ask for a free quote' })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('offers to text photos, with the name that was typed into the quote form', async () => {
  takeTexts()
  const { user } = renderApp('/contact')
  const link = await screen.findByRole('link', { name: 'Text photos' })
  expect(readTextLink(link)).toEqual(['7345550142', 'Photos for my quote request'])
  const form = screen.getByRole('form', { name: 'Ask for a free quote' })
  await fill(user, within(form).getByLabelText('Full Name'), 'Sam Whitfield')
  await user.click(link)
  expect(readTextLink(link)).toEqual(['7345550142', 'Photos for my quote request, Sam Whitfield'])
})

test('stores the message in its four fields and clears the form', async () => {
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await fillInMessage(user, form, '734 555 0136')
  await user.click(sendButton())
  await findToast('Message Sent!', "Thank you for contacting us. We'll get back to you shortly.")
  expect(calls.at(-1)?.body).toEqual({
    FullName: 'Grace Lindqvist',
    Email: 'grace@example.com',
    PhoneNumber: '734 555 0136',
    Description: 'Do you sell mulch?',
  })
  const notice = await screen.findByRole('region', { name: 'We’ve received your message' })
  for (const name of ['name', 'email', 'phone', 'message']) expect(fieldOf(await messageForm(), name)).toHaveValue('')
  expect(await sql('select "FullName" from "ContactForm"')).toEqual([{ FullName: 'Grace Lindqvist' }])
  expect(notice).toHaveFocus()
})

test('a hash link keeps the confirmation, and brings none back at a later visit', async () => {
  const { user } = renderApp('/contact')
  await fillInMessage(user, await messageForm())
  await user.click(sendButton())
  const title = { name: 'We’ve received your message' }
  expect(await screen.findByRole('region', title)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Skip to content' }))
  await waitFor(() => expect(window.location.hash).toBe('#main'))
  expect(screen.getByRole('region', title)).toBeVisible()
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: 'About Us' }))
  await screen.findByRole('heading', { level: 1, name: about.title })
  await user.click(footer.getByRole('link', { name: 'Emergency Services' }))
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  await user.click(screen.getByRole('link', { name: 'Skip to content' }))
  await waitFor(() => expect(window.location.hash).toBe('#main'))
  expect(screen.queryByRole('region', title)).toBeNull()
})

test('keeps all input when sending fails', async () => {
  inject(refuse('insert', 'ContactForm', 'nope'))
  const { user } = renderApp('/contact')
  const form = await messageForm()
  await fillInMessage(user, form)
  await user.click(sendButton())
  await findToast('Error Sending Message', 'Could not send your message. Please try again. nope')
  expect(fieldOf(form, 'name')).toHaveValue('Grace Lindqvist')
  expect(fieldOf(form, 'message')).toHaveValue('Do you sell mulch?')
})

test('subject=Review names the review, focuses the form, and sends what was typed', async () => {
  const { user } = renderApp('/contact?subject=Review')
  const form = await screen.findByRole('form', { name: 'Send us your review' })
  expect(form).toHaveFocus()
  await fillInMessage(user, form)
  await user.click(sendButton())
  await findToast('Message Sent!')
  expect(calls.at(-1)?.body).toEqual({
    FullName: 'Grace Lindqvist',
    Email: 'grace@example.com',
    PhoneNumber: null,
    Description: 'Do you sell mulch?',
  })
})

test('subject=Review leaves the focus of a visitor who types before React is there', async () => {
  await hydrateScreen('/contact?subject=Review', <Contact />, async () => fieldOf(await messageForm(), 'name').focus())
  const form = await screen.findByRole('form', { name: 'Send us your review' })
  expect(fieldOf(form, 'name')).toHaveFocus()
})

test('Back to subject=Review neither scrolls to the form nor focuses it, unlike the link to it', async () => {
  const { user } = renderApp('/testimonials')
  await user.click(await screen.findByRole('link', { name: 'Leave a Review' }))
  expect(await screen.findByRole('form', { name: 'Send us your review' })).toHaveFocus()
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }))
  await screen.findByRole('heading', { level: 1, name: /Privacy/ })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  window.history.back()
  await screen.findByRole('form', { name: 'Send us your review' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})

test.for(['reload', 'back_forward'])('a %s of subject=Review leaves the page where it was', async (type) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderApp('/contact?subject=Review')
  expect(await screen.findByRole('form', { name: 'Send us your review' })).not.toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})

test('links to the public review site only if one is configured and the visitor came to leave a review', async () => {
  const link = () => screen.queryByRole('link', { name: 'leave a review on Google' })
  const { unmount } = renderApp('/contact?subject=Review')
  await screen.findByRole('form', { name: 'Send us your review' })
  expect(link()).not.toBeInTheDocument()
  unmount()
  nameReviewSite()
  const other = renderApp('/contact')
  await screen.findByRole('form', { name: 'Write to us' })
  expect(link()).not.toBeInTheDocument()
  other.unmount()
  renderApp('/contact?subject=Review')
  await screen.findByRole('form', { name: 'Send us your review' })
  expect(link()).toHaveAttribute('href', REVIEW_ADDRESS)
})

test('starts with the phone', async () => {
  const { main } = await openPage('/contact')
  expect(main.getAllByRole('link')[1]).toHaveAttribute('href', company.phoneLink)
})

test('says what to do after a storm', async () => {
  const { main } = await openPage('/contact')
  const storm = main.getByText(/^After a storm: .*insurance/).closest('details') as HTMLElement
  for (const item of stormSteps) expect(within(storm).getByText(item)).toBeInTheDocument()
})

test('shows the shop on a map, with its address and the way there', async () => {
  const { main } = await openPage('/contact')
  expect(within(main.getByRole('region', { name: 'Where we work' })).getByRole('figure')).toBeVisible()
  const directions = main.getByRole('link', { name: /Directions$/ })
  expect(directions).toHaveTextContent(plainSpaces(addressLine))
  expect(directions).toHaveAttribute('href', expect.stringMatching(/google.*Burr\+Oak/))
})

test('leaves the social networks to the footer', async () => {
  const { main } = await openPage('/contact')
  expect(main.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument()
})
