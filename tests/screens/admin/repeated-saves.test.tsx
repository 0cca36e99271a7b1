import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { openExisting, openNew, submit, texts } from '../../support/blog-editor'
import { storePost } from '../../support/build-rows'
import { refuse, unreachable } from '../../support/faults'
import { calls, clearFaults, delayCalls, inject, loseNextAnswer, sql } from '../../support/local-supabase'
import { findToast, queryToast, renderAdmin } from '../../support/render-app'

const MAY_BE_SAVED = 'It may have been saved: look at the list before you save again.'
const testimonial = { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' }

const testimonials = () => sql('select name, testimonial from testimonials')

test('after a failure whose outcome is unknown the editor says that it may have been saved', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, testimonial)
  loseNextAnswer('POST', 'testimonials')
  await submit(user, 'Create Testimonial')
  await findToast('Error Creating Testimonial')
  expect(await screen.findByRole('alert')).toHaveTextContent(MAY_BE_SAVED)
  expect(textIn('Testimonial Text')).toBe('Good.')
  expect(await testimonials()).toHaveLength(1)
  inject(refuse('insert', 'testimonials', 'no space left'))
  await submit(user, 'Create Testimonial')
  await findToast('Error Creating Testimonial', 'no space left')
  // The first save may have arrived all the same.
  expect(screen.getByText(MAY_BE_SAVED)).toBeVisible()
})

test('a failed look-up has stored nothing, so the editor does not say that it may have', async () => {
  const user = await openNew()
  await fillFields(user, texts)
  inject(unreachable('select', 'blog_posts'))
  await submit(user)
  await findToast('Error Saving Blog Post')
  await screen.findByRole('button', { name: 'Create Post' })
  expect(screen.queryByText(MAY_BE_SAVED)).not.toBeInTheDocument()
  clearFaults()
  await submit(user)
  await findToast('Post Created!')
})

test('a save clears the error toasts of earlier tries', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, testimonial)
  inject(refuse('insert', 'testimonials', 'no space left'))
  await submit(user, 'Create Testimonial')
  await findToast('Error Creating Testimonial')
  clearFaults()
  await submit(user, 'Create Testimonial')
  await findToast('Testimonial Created!')
  expect(queryToast('Error Creating Testimonial')).toBeNull()
})

test('two presses in one go save once', async () => {
  const user = await openNew()
  await fillFields(user, texts)
  const button = screen.getByRole('button', { name: 'Create Post' })
  fireEvent.click(button)
  fireEvent.click(button)
  await findToast('Post Created!')
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

/** Changes a post's text, opens its editor again while the save is pending, and returns what ends the wait. */
async function reopenDuringSave() {
  const { slug, title } = await storePost({ content: 'Old.' })
  const user = await openExisting(slug)
  await fillFields(user, { 'Full Content': 'New.' })
  const saving = delayCalls('update', 'blog_posts')
  await submit(user, 'Save Changes')
  await user.click(screen.getByRole('link', { name: 'Back to Blog Posts' }))
  await user.click(await screen.findByRole('link', { name: `Edit ${title}` }))
  expect(await screen.findByText('Loading post data...')).toBeVisible()
  return saving.letGo
}

test('an editor that is opened during a save of its row shows what was saved', async () => {
  const letGo = await reopenDuringSave()
  letGo()
  await findToast('Post Updated!')
  expect(await screen.findByLabelText('Full Content')).toHaveValue('New.')
})

test('an editor that is opened during a save of another row does not wait for it', async () => {
  const [first, second] = [await storePost({ slug: 'first', title: 'First' }), await storePost({ slug: 'second' })]
  const user = await openExisting(first.slug)
  await fillFields(user, { 'Full Content': 'New.' })
  const saving = delayCalls('update', 'blog_posts')
  await submit(user, 'Save Changes')
  await user.click(screen.getByRole('link', { name: 'Back to Blog Posts' }))
  await user.click(await screen.findByRole('link', { name: `Edit ${second.title}` }))
  expect(await screen.findByLabelText('Full Content')).toHaveValue(second.content)
  saving.letGo()
  await findToast('Post Updated!', first.title)
})

test('an editor that is opened during a save that fails offers what was typed', async () => {
  const letGo = await reopenDuringSave()
  inject(refuse('update', 'blog_posts', 'no space left'))
  letGo()
  await findToast('Error Saving Blog Post', 'no space left')
  expect(await screen.findByLabelText('Full Content')).toHaveValue('Old.')
  expect(screen.getByRole('region', { name: 'Unsaved draft' })).toHaveTextContent('New.')
})
