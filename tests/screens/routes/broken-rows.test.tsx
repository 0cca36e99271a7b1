import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inject } from '../../support/local-supabase'
import { renderAdmin } from '../../support/render-app'
import { samples } from '../../support/sample-rows'

const LONG = 'x'.repeat(100_000)

/** A good row of every table, which must be seen beside the broken ones. */
const good = {
  ...samples.blog_posts,
  ...samples.testimonials,
  ...samples.quote_requests,
  title: 'The good post',
  slug: 'the-good-post',
  name: 'The good customer',
  image_url: null,
  created_at: '2026-10-12T12:00:00+00:00',
}

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** The good row, one without each of its columns, one of long texts, and two that are no rows. */
const rows = [
  { ...good, id: idOf(0) },
  null,
  'row',
  ...Object.keys(good).map((column, index) => ({ ...good, [column]: null, id: idOf(index + 1) })),
  { ...Object.fromEntries(Object.keys(good).map((column) => [column, LONG])), id: idOf(99) },
]

test.for([
  ['/', 'The good post'],
  ['/blog', 'The good post'],
  ['/testimonials', 'The good customer'],
  ['/services/tree-removal', 'The good customer'],
  ['/service-areas/ann-arbor', 'The good customer'],
  ['/admin', 'The good customer'],
  ['/admin/quote-requests', 'The good customer'],
  ['/admin/blog', 'The good post'],
  ['/admin/testimonials', 'The good customer'],
] as const)('%s shows the good rows beside broken ones', async ([path, text]) => {
  inject(() => Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } }))
  renderAdmin(path)
  expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(document.body).not.toHaveTextContent(/We couldn’t show this page|undefined|\bnull\b|NaN|Invalid Date/)
})

test.for([
  ['/blog/the-good-post', 'More about us'],
  ['/admin/blog/edit/the-good-post', 'Title'],
  ['/admin/testimonials/edit/1', 'Customer Name'],
] as const)('%s shows a row without a value in any column', async ([path, text]) => {
  const { title, ...others } = good
  const row = { ...Object.fromEntries(Object.keys(others).map((column) => [column, null])), id: '1' }
  inject(({ url }) => Response.json(url.searchParams.has('order') ? [] : row))
  renderAdmin(path)
  expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(document.body).not.toHaveTextContent(/We couldn’t show this page|undefined|\bnull\b|NaN|Invalid Date/)
})
