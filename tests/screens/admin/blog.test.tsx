import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnToTab } from '../../support/admin'
import { storePost } from '../../support/build-rows'
import { renderAdmin } from '../../support/render-app'
import { textsOf } from '../../support/texts-of'

const open = () => renderAdmin('/admin/blog')

test('shows each post with its picture, title, author, category, date and action links', async () => {
  await storePost({ image_url: 'https://example.com/oak.jpg' })
  open()
  const table = await screen.findByRole('table', { name: /Blog posts/ })
  expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
    'Title',
    'Author',
    'Category',
    'Date',
    'Actions',
  ])
  const [row] = within(table).getAllByRole('row').slice(1)
  if (!row) throw new Error('no row')
  for (const text of ['When to prune an oak', 'Walt Hensley', 'Pruning', 'October 28, 2026'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(row.querySelector('img')).toHaveAttribute('src', 'https://example.com/oak.jpg')
  const view = within(row).getByRole('link', { name: 'View When to prune an oak in a new tab' })
  expect(view).toHaveAttribute('href', '/blog/when-to-prune-an-oak')
  expect(view).toHaveAttribute('target', '_blank')
  expect(within(row).getByRole('link', { name: 'Edit When to prune an oak' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/when-to-prune-an-oak',
  )
})

test('refetches when the tab is shown again', async () => {
  await storePost({ title: 'First' })
  open()
  await screen.findByText('First')
  await storePost({ title: 'Written elsewhere' })
  returnToTab()
  expect(await screen.findByText('Written elsewhere')).toBeVisible()
})
