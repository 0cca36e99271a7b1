import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnToTab } from '../../support/admin'
import { storePost } from '../../support/build-rows'
import { hold, refuse } from '../../support/faults'
import { clearFaults, inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

withLocalSupabase()

const open = () => renderAdmin('/admin/blog')

test('shows each post with its title, author, category, date and action links', async () => {
  await storePost()
  open()
  const table = await screen.findByRole('table', { name: /Blog posts/ })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title', 'Author', 'Category', 'Date', 'Actions'])
  const [row] = within(table).getAllByRole('row').slice(1)
  if (!row) throw new Error('no row')
  for (const text of ['When to prune an oak', 'Walt Hensley', 'Pruning', 'October 28, 2026'])
    expect(within(row).getByText(text)).toBeVisible()
  const view = within(row).getByRole('link', { name: 'View When to prune an oak in a new tab' })
  expect(view).toHaveAttribute('href', '/blog/when-to-prune-an-oak')
  expect(view).toHaveAttribute('target', '_blank')
  expect(within(row).getByRole('link', { name: 'Edit When to prune an oak' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/when-to-prune-an-oak',
  )
})

test('shows the total count, sorts newest first, and links to the editor and the dashboard', async () => {
  await storePost({ title: 'Older', date: '2026-01-01T12:00:00Z' })
  await storePost({ title: 'Newer', date: '2026-02-01T12:00:00Z' })
  open()
  expect(await screen.findByText('Total posts: 2')).toBeVisible()
  expect(screen.getAllByText(/^(Older|Newer)$/).map(({ textContent }) => textContent)).toEqual(['Newer', 'Older'])
  expect(screen.getByRole('link', { name: 'Create New Post' })).toHaveAttribute('href', '/admin/blog/new')
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin')
})

test('shows a loading state, then an empty state', async () => {
  const loading = hold('select', 'blog_posts')
  slowDown(loading.delay)
  open()
  expect(await screen.findByText('Loading blog posts...')).toBeVisible()
  loading.letGo()
  expect(await screen.findByText(/^No blog posts found\./)).toBeVisible()
})

test('shows an error with a retry button, not the empty state, when loading fails', async () => {
  await storePost()
  inject(refuse('select', 'blog_posts', 'not today'))
  const { user } = open()
  await findToast('Error Fetching Blog Posts', 'not today')
  expect(screen.queryByText(/No blog posts found/)).not.toBeInTheDocument()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

async function openDeleteDialog(title: string) {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `Delete ${title}` }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Confirm Deletion' }) }
}

test('deletes a post after confirmation, names it in the toast and moves the focus to the next row', async () => {
  await storePost({ title: 'Goes' })
  await storePost({ title: 'Stays' })
  const { user, dialog } = await openDeleteDialog('Goes')
  expect(dialog).toHaveAccessibleDescription(/the post "Goes"\? This action cannot be undone\./)
  await user.click(within(dialog).getByRole('button', { name: 'Delete Post' }))
  await findToast('Post Deleted', 'The post "Goes" has been successfully deleted.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Goes' })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Delete Stays' })).toHaveFocus()
  expect(screen.getByText('Total posts: 1')).toBeVisible()
  expect(await sql('select title from blog_posts')).toEqual([{ title: 'Stays' }])
})

test('keeps the confirmation dialog open when deleting fails', async () => {
  await storePost()
  inject(refuse('delete', 'blog_posts', 'not now'))
  const { user, dialog } = await openDeleteDialog('When to prune an oak')
  await user.click(within(dialog).getByRole('button', { name: 'Delete Post' }))
  await findToast('Error Deleting Blog Post', 'not now')
  expect(dialog).toBeVisible()
  expect(screen.queryByText('Post Deleted')).not.toBeInTheDocument()
})

test('refetches when the tab is shown again', async () => {
  await storePost({ title: 'First' })
  open()
  await screen.findByText('First')
  await storePost({ title: 'Written elsewhere' })
  returnToTab()
  expect(await screen.findByText('Written elsewhere')).toBeVisible()
})

test('removes bidi control characters from a title in the dialog and the toast', async () => {
  await storePost({ title: 'Oaks\u202e ni', slug: 'oaks' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Delete Oaks/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' })
  expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to delete the post "Oaks ni"? This action cannot be undone.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete Post' }))
  await findToast('Post Deleted', 'The post "Oaks ni" has been successfully deleted.')
})
