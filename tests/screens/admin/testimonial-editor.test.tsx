import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Testimonial } from '@/data/rows'
import { fillFields, textIn } from '../../support/admin'
import { storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { clearFaults, delayCalls, inject, sql } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

const openNew = async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await screen.findByRole('heading', { level: 1, name: 'Add New Testimonial' })
  return user
}
const submit = (user: UserEvent, name = 'Create Testimonial') => user.click(screen.getByRole('button', { name }))
const slider = () => screen.getByRole('slider', { name: 'Rating' })
const testimonials = () => sql<Testimonial>('select * from testimonials')

test('marks all but the name and the text as optional', async () => {
  await openNew()
  for (const label of ['Location', 'Service Provided', 'Customer Image URL'])
    expect(screen.getByLabelText(new RegExp(`^${label}\\s*\\(optional\\)`))).not.toBeRequired()
  expect(screen.getByLabelText('Testimonial Text')).toHaveAttribute('rows', '5')
  expect(screen.getByRole('link', { name: 'Back to Testimonials' })).toHaveAttribute('href', '/admin/testimonials')
})

test('starts with five of five stars', async () => {
  await openNew()
  expect(slider()).toHaveAttribute('aria-valuemin', '1')
  expect(slider()).toHaveAttribute('aria-valuemax', '5')
  expect(slider()).toHaveAttribute('aria-valuenow', '5')
  expect(slider()).toHaveAttribute('aria-valuetext', '5 out of 5 stars')
})

test('reminds of what may be published, with a link to the rule', async () => {
  await openNew()
  expect(screen.getByText(/^Only what a customer really said, with their permission/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'the FTC’s rule on reviews' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.ecfr\.gov\//),
  )
})

test('previews the testimonial as visitors will see it', async () => {
  const user = await openNew()
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(preview).toHaveTextContent('Your customer')
  await fillFields(user, { 'Customer Name': 'Joe K.', Location: 'By the mill', 'Testimonial Text': 'Good.' })
  expect(preview).toHaveTextContent(/^Good\.JKJoe K\.By the mill$/)
  expect(screen.getByText('Preview, as visitors see it')).toBeVisible()
})

test('arrow keys, Home, End, Page Up and Page Down set the rating, which is saved', async () => {
  const user = await openNew()
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  slider().focus()
  for (const [keys, rating] of [
    ['{ArrowRight}', 5],
    ['{ArrowLeft}{ArrowDown}', 3],
    ['{Home}', 1],
    ['{ArrowUp}', 2],
    ['{PageUp}', 5],
    ['{PageDown}', 1],
    ['{End}{Shift>}{ArrowLeft}{/Shift}', 1],
    ['{ArrowRight}', 2],
  ] as const) {
    await user.keyboard(keys)
    expect(slider()).toHaveAttribute('aria-valuetext', `${rating} out of 5 stars`)
    expect(screen.getByText(rating, { selector: 'output' })).toBeVisible()
  }
  await submit(user)
  await findToast('Testimonial Created!', 'The testimonial from "Joe K." has been saved.')
  expect(await testimonials()).toMatchObject([{ name: 'Joe K.', rating: 2 }])
})

test('creates a testimonial with null for empty fields, then returns to the list', async () => {
  const user = await openNew()
  await fillFields(user, { 'Customer Name': ' Joe K. ', 'Testimonial Text': 'Good.\nVery good.' })
  await submit(user)
  await findToast('Testimonial Created!')
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Testimonials' })).toBeVisible()
  expect(await testimonials()).toMatchObject([
    {
      name: 'Joe K.',
      location: null,
      rating: 5,
      testimonial: 'Good.\nVery good.',
      service: null,
      image_url: null,
    },
  ])
})

test('shows a loading state, then the testimonial to edit', async () => {
  const { id } = await storeTestimonial({ rating: 2, image_url: 'https://example.com/dana.jpg' })
  const loading = delayCalls('select', 'testimonials')
  renderAdmin(`/admin/testimonials/edit/${id}`)
  expect(await screen.findByText('Loading testimonial data...')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Testimonial' })).toBeVisible()
  loading.letGo()
  await screen.findByLabelText('Customer Name')
  const labels = ['Customer Name', 'Location', 'Service Provided', 'Customer Image URL', 'Testimonial Text']
  expect(labels.map(textIn)).toEqual([
    'Dana R.',
    'Ann Arbor',
    'Tree Removal',
    'https://example.com/dana.jpg',
    'The lawn had been raked.',
  ])
  expect(slider()).toHaveAttribute('aria-valuenow', '2')
})

test('saves only the changed fields', async () => {
  const before = await storeTestimonial({ rating: 2, image_url: 'https://example.com/dana.jpg' })
  const other = await storeTestimonial({ name: 'Other' })
  const { user } = renderAdmin(`/admin/testimonials/edit/${before.id}`)
  await fillFields(user, { Location: '' })
  await submit(user, 'Save Changes')
  await findToast('Testimonial Updated!', 'The testimonial from "Dana R." has been saved.')
  const after = await testimonials()
  expect(after).toHaveLength(2)
  expect(after).toContainEqual({ ...before, location: null })
  expect(after).toContainEqual(other)
})

test('keeps the form when it cannot be updated, shows the reason, allows a retry, and shows what was saved', async () => {
  const { id } = await storeTestimonial()
  const { user } = renderAdmin(`/admin/testimonials/edit/${id}`)
  await fillFields(user, { 'Testimonial Text': 'Good.' })
  inject(refuse('update', 'testimonials', 'no space left'))
  await submit(user, 'Save Changes')
  await findToast('Error Updating Testimonial', 'no space left')
  expect(textIn('Testimonial Text')).toBe('Good.')
  clearFaults()
  await submit(user, 'Save Changes')
  await findToast('Testimonial Updated!')
  await user.click(await screen.findByRole('link', { name: 'Edit the testimonial from Dana R.' }))
  await screen.findByLabelText('Testimonial Text')
  expect(textIn('Testimonial Text')).toBe('Good.')
})
