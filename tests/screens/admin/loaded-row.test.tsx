import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { clearFaults, inject } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

// A row that an editor cannot load.

test.for([
  ['/admin/blog/edit/no-such-post', 'Blog post not found.', 'Manage Blog Posts'],
  ['/admin/testimonials/edit/00000000-0000-4000-8000-000000000000', 'Testimonial not found.', 'Manage Testimonials'],
] as const)('%s redirects to the list with the toast: %s', async ([path, words, heading]) => {
  renderAdmin(path)
  await findToast('Error', words)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
})

test.for([
  ['blog_posts', 'Error Fetching Blog Post', 'Title'],
  ['testimonials', 'Error Fetching Testimonial', 'Customer Name'],
] as const)('shows an error and a retry button, not an empty form, when %s cannot be read', async (row) => {
  const [table, title, label] = row
  const [post, testimonial] = [await storePost(), await storeTestimonial()]
  inject(refuse('select', table, 'not today'))
  const { user } = renderAdmin(
    table === 'blog_posts' ? `/admin/blog/edit/${post.slug}` : `/admin/testimonials/edit/${testimonial.id}`,
  )
  await findToast(title, 'not today')
  expect(await screen.findByText('Error: not today. Please try refreshing the page.')).toBeVisible()
  expect(screen.queryByLabelText(label)).not.toBeInTheDocument()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText(label)).toBeVisible()
})
