import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { openExisting, posts, submit, writes } from '../../support/blog-editor'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { calls, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

withLocalSupabase()

const saveElsewhere = () =>
  sql("update blog_posts set title = 'Oaks in June', slug = 'oaks-in-june', content = 'Theirs.'")

/** Opens a post, changes its excerpt, and tries to save it after somebody else has. */
async function saveTooLate() {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Mine.' })
  await saveElsewhere()
  await submit(user, 'Save Changes')
  expect(await screen.findByRole('alert')).toHaveTextContent('This post was changed elsewhere')
  await findToast('Not Saved Yet')
  expect(writes()).toEqual([])
  expect(await posts()).toMatchObject([{ excerpt: 'Not in May.', content: 'Theirs.' }])
  return user
}

test('loads the version that was saved elsewhere, keeps the own words as a draft, and saves after that', async () => {
  const user = await saveTooLate()
  await user.click(screen.getByRole('button', { name: 'Load the other version' }))
  expect(textIn('Title')).toBe('Oaks in June')
  expect(textIn('Excerpt')).toBe('Not in May.')
  expect(screen.getByLabelText('Title')).toHaveFocus()
  expect(screen.queryByText(/changed elsewhere after/)).not.toBeInTheDocument()
  const offer = screen.getByRole('region', { name: /^Draft from/ })
  expect(offer).toHaveTextContent(/“When to prune an oak”.*The saved post below is newer/)
  await fillFields(user, { Excerpt: 'Both.' })
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([{ slug: 'oaks-in-june', excerpt: 'Both.', content: 'Theirs.' }])
})

test('saves over the version that was saved elsewhere', async () => {
  const user = await saveTooLate()
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([
    { title: 'When to prune an oak', slug: 'when-to-prune-an-oak', excerpt: 'Mine.', content: 'An oak can wait.' },
  ])
  expect(window.localStorage.length).toBe(2)
})

test('asks again when the row is changed once more before it is saved over', async () => {
  const user = await saveTooLate()
  await sql("update blog_posts set content = 'Theirs again.'")
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
  await findToast('Not Saved Yet')
  expect(await screen.findByRole('alert')).toHaveTextContent('This post was changed elsewhere')
  expect(writes()).toEqual([])
})

test('checks the fields before it saves over the other version', async () => {
  const user = await saveTooLate()
  await fillFields(user, { Excerpt: '' })
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }))
  expect(screen.getByLabelText('Excerpt')).toHaveFocus()
  expect(screen.getByLabelText('Excerpt')).toHaveAccessibleDescription('Enter an excerpt.')
  expect(writes()).toEqual([])
  await fillFields(user, { Excerpt: 'Mine again.' })
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([{ excerpt: 'Mine again.', content: 'An oak can wait.' }])
})

test('offers the own words also when the browser has lost the drafts', async () => {
  const user = await saveTooLate()
  for (const key of Object.keys(window.localStorage)) if (key.startsWith('draft:')) window.localStorage.removeItem(key)
  await user.click(screen.getByRole('button', { name: 'Load the other version' }))
  await user.click(screen.getByRole('button', { name: /^Restore draft/ }))
  expect(textIn('Excerpt')).toBe('Mine.')
})

test('does not overwrite a testimonial that was changed elsewhere', async () => {
  const { id } = await storeTestimonial()
  const { user } = renderAdmin(`/admin/testimonials/edit/${id}`)
  await fillFields(user, { Location: 'Dexter' })
  await sql('update testimonials set rating = 3')
  await submit(user, 'Save Changes')
  expect(await screen.findByRole('alert')).toHaveTextContent('This testimonial was changed elsewhere')
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Load the other version' }))
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
})
