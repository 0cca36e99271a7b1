import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inject, withLocalSupabase } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'

withLocalSupabase()

const columns = [
  ...['title', 'slug', 'author', 'category', 'date', 'excerpt', 'content', 'image_url', 'name', 'location'],
  ...['rating', 'testimonial', 'service', 'created_at', 'email', 'phone', 'address', 'services', 'description'],
]

const rows = [null, 7, true, '', 'NaN', { a: 1 }, [1, null], '9999-99-99'].map((value, index) => ({
  ...Object.fromEntries(columns.map((column) => [column, value])),
  id: `00000000-0000-4000-8000-00000000000${index}`,
}))

test.for([
  ...['/', '/blog', '/testimonials', '/blog/newer-than-the-build'],
  ...['/admin', '/admin/quote-requests', '/admin/blog', '/admin/testimonials', '/admin/blog/edit/a-post'],
])('%s stays usable with rows that have a wrong value in every field', async (path) => {
  const headers = { 'content-range': `0-${rows.length + 1}/${rows.length + 2}` }
  inject(() => Response.json([null, 'row', ...rows], { headers }))
  renderAdmin(path)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument())
  expect(screen.queryByText('We couldn’t show this page')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|\[object|Invalid Date/)
})
