import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeTestimonial } from '../../support/build-rows'
import { fill } from '../../support/fill'
import { renderAdmin } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

const open = () => renderAdmin('/admin/testimonials')

test('shows each testimonial with its words, its stars and an edit link', async () => {
  const { id } = await storeTestimonial({ rating: 4 })
  open()
  const table = await screen.findByRole('table', { name: /Testimonials/ })
  expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
    'Name',
    'Location',
    'Rating',
    'Service',
    'Actions',
  ])
  const [row] = within(table).getAllByRole('row').slice(1)
  if (!row) throw new Error('no row')
  for (const text of ['Dana R.', 'The lawn had been raked.', 'Ann Arbor', 'Tree Removal'])
    expect(within(row).getByText(text)).toBeVisible()
  const stars = within(row).getByRole('img', { name: '4 out of 5 stars' })
  expect([...stars.querySelectorAll('path')].map((star) => star.classList.contains('fill-amber'))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(within(row).getByRole('link', { name: 'Edit the testimonial from Dana R.' })).toHaveAttribute(
    'href',
    `/admin/testimonials/edit/${id}`,
  )
})

test('keeps the search field when it filters out the only remaining row', async () => {
  await storeTestimonial({ name: 'Goes' })
  await storeTestimonial({ name: 'Stays' })
  const { user } = open()
  await fill(user, await screen.findByLabelText('Search'), 'goes')
  await user.click(await screen.findByRole('button', { name: 'Delete the testimonial from Goes' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Testimonial' }))
  expect(await screen.findByText('No results.')).toBeVisible()
  await user.clear(screen.getByLabelText('Search'))
  expect(await screen.findByText('Stays')).toBeVisible()
})
