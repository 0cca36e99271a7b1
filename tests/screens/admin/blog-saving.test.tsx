import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { openExisting, openNew, posts, submit, texts, writes } from '../../support/blog-editor'
import { storePost } from '../../support/build-rows'
import { delayCalls, sql } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

test('shows a loading state, then the post to edit', async () => {
  await storePost({ image_url: 'https://example.com/oak.jpg' })
  const loading = delayCalls('select', 'blog_posts')
  renderAdmin('/admin/blog/edit/when-to-prune-an-oak')
  expect(await screen.findByText('Loading post data...')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeVisible()
  loading.letGo()
  await screen.findByLabelText(/^Title/)
  expect(textIn('Title')).toBe('When to prune an oak')
  expect(textIn('Author')).toBe('Walt Hensley')
  expect(textIn('Category')).toBe('Pruning')
  expect(textIn('Publication Date')).toBe('2026-10-28')
  expect(textIn('Image URL')).toBe('https://example.com/oak.jpg')
  expect(textIn('Excerpt')).toBe('Not in May.')
  expect(textIn('Full Content')).toBe('An oak can wait.')
})

test('updates the post of that id, and sends the date as an ISO timestamp also when its day is unchanged', async () => {
  const before = await storePost({ date: '2026-10-28T16:00:00Z', image_url: 'https://example.com/oak.jpg' })
  await storePost({ title: 'Another' })
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Never in May.' })
  await submit(user, 'Save Changes')
  await findToast('Post Updated!', 'Your blog post "When to prune an oak" has been saved.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Blog Posts' })).toBeVisible()
  const [another, after] = await posts()
  expect(another).toMatchObject({ title: 'Another', excerpt: 'Not in May.' })
  expect(after).toEqual({ ...before, excerpt: 'Never in May.' })
  expect(writes()).toMatchObject([{ method: 'PATCH', body: { date: '2026-10-28T16:00:00.000Z' } }])
  expect(writes()[0]?.url.searchParams.get('id')).toBe(`eq.${before.id}`)
})

test('shows the saved values, not stale ones, when the post is reopened right after saving', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Never in May.' })
  await submit(user, 'Save Changes')
  await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
  await screen.findByLabelText('Excerpt')
  expect(textIn('Excerpt')).toBe('Never in May.')
})

test('a new title changes the slug, and the title field warns about it before saving', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
    'Web address: /blog/when-to-prune-an-oak. Its last part is the slug; no two posts may share one.',
  )
  await fillFields(user, { Title: 'Oaks in May' })
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
    'The web address will change to /blog/oaks-in-may; links to the current one will stop working.',
  )
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect((await posts()).map(({ slug }) => slug)).toEqual(['oaks-in-may'])
})

test('makes the slug from the title at every save, and says so before', async () => {
  await storePost({ slug: 'oaks' })
  const user = await openExisting('oaks')
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(/^The web address will change/)
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([{ slug: 'when-to-prune-an-oak' }])
})

test('the last save wins, whatever has been saved since the post was opened', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Mine.' })
  await sql("update blog_posts set title = 'Oaks in June', slug = 'oaks-in-june', content = 'Theirs.'")
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([
    { title: 'When to prune an oak', slug: 'when-to-prune-an-oak', excerpt: 'Mine.', content: 'An oak can wait.' },
  ])
})

test('rejects a title that yields an empty slug, with an error on the field', async () => {
  const user = await openNew()
  await fillFields(user, { ...texts, Title: 'Дуб и граб' })
  await submit(user)
  const title = screen.getByLabelText('Title')
  expect(title).toBeInvalid()
  expect(title).toHaveAccessibleDescription(/Use at least one letter or number in the title\.$/)
  expect(title).toHaveFocus()
  expect(writes()).toEqual([])
  await user.type(title, 'a')
  expect(title).toBeValid()
})

const DUPLICATE = 'A post with this title (resulting in the same slug) already exists. Please choose a different title.'

test('does not save a duplicate slug', async () => {
  await storePost({ title: 'Oak wilt what to do' })
  const user = await openNew()
  await fillFields(user, texts)
  await submit(user)
  await findToast('Error: Duplicate Slug', DUPLICATE)
  expect(writes()).toEqual([])
  expect(textIn('Excerpt')).toBe('Wait for winter.')
})

test('rejects renaming a post to the title of another', async () => {
  await storePost()
  await storePost({ title: 'Oaks in May' })
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Title: 'Oaks, in May!' })
  await submit(user, 'Save Changes')
  await findToast('Error: Duplicate Slug', DUPLICATE)
  expect((await posts()).map(({ title }) => title)).toEqual(['Oaks in May', 'When to prune an oak'])
})

test('shows the duplicate slug error when another save takes the slug after the look-up', async () => {
  const user = await openNew()
  await fillFields(user, texts)
  const saving = delayCalls('insert', 'blog_posts')
  await submit(user)
  await waitFor(() => expect(writes()).toHaveLength(1))
  await storePost({ title: 'Oak wilt what to do', author: 'Other' })
  saving.letGo()
  await findToast('Error: Duplicate Slug', DUPLICATE)
  expect(screen.queryByText('Error Saving Blog Post')).not.toBeInTheDocument()
  expect(textIn('Full Content')).toBe('First.\n\n<b>Second.</b>')
  expect((await posts()).map(({ author }) => author)).toEqual(['Other'])
})
