import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { hold, refuse } from '../../support/faults'
import { inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

withLocalSupabase()

const findRestore = () => screen.findByRole('button', { name: /^Restore draft from \w{3} \d+, \d{4}, \d+:\d\d [AP]M$/ })

/** Types into the editor and leaves it without saving, so a draft persists. */
async function leaveDraft(path: string, texts: Record<string, string>) {
  const { user } = renderAdmin(path)
  await fillFields(user, texts)
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await screen.findByRole('heading', { name: /^Manage/ })
  return user
}

test('offers the draft of a new post and restores it only on demand', async () => {
  const user = await leaveDraft('/admin/blog/new', { Title: 'Half a thought', 'Full Content': 'It began' })
  await user.click(screen.getByRole('link', { name: 'Create New Post' }))
  const button = await findRestore()
  expect(textIn('Title')).toBe('')
  await user.click(button)
  expect(textIn('Title')).toBe('Half a thought')
  expect(textIn('Full Content')).toBe('It began')
  expect(screen.getByLabelText('Title')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Half a thought')
})

test('offers a draft of an existing post without replacing the loaded values', async () => {
  await storePost()
  const user = await leaveDraft('/admin/blog/edit/when-to-prune-an-oak', { Excerpt: 'Not in June either.' })
  await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
  const button = await findRestore()
  expect(textIn('Excerpt')).toBe('Not in May.')
  await user.click(button)
  expect(textIn('Excerpt')).toBe('Not in June either.')
  expect(textIn('Title')).toBe('When to prune an oak')
})

test('restores the rating from a draft', async () => {
  await storeTestimonial()
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'Joe K.' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await screen.findByRole('slider')
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  const offers = await screen.findAllByRole('button', { name: /^Restore draft/ })
  expect(offers).toHaveLength(2)
  await user.click(offers[0] as HTMLElement)
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
  expect(textIn('Customer Name')).toBe('')
})

test('saving deletes the drafts', async () => {
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await user.click(await findRestore())
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await findToast('Testimonial Created!')
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  await screen.findByLabelText('Customer Name')
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('a draft that was neither restored nor discarded survives a save', async () => {
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'A long story' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await findRestore()
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await findToast('Testimonial Created!')
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  await user.click(await findRestore())
  expect(textIn('Customer Name')).toBe('A long story')
})

test('restoring a draft turns the replaced values into a draft', async () => {
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'First' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  const button = await findRestore()
  await fillFields(user, { 'Customer Name': 'Second' })
  await user.click(button)
  expect(textIn('Customer Name')).toBe('First')
  await user.click(await findRestore())
  expect(textIn('Customer Name')).toBe('Second')
})

test('two tabs that restore the same draft do not overwrite each other', async () => {
  const other = { id: 'other-tab', savedAt: '2026-11-20T21:05:00.000Z', values: { name: 'Other tab' } }
  window.localStorage.setItem('draft:testimonial:new', JSON.stringify([other]))
  const { user } = renderAdmin('/admin/testimonials/new')
  await user.click(await findRestore())
  await fillFields(user, { 'Customer Name': 'This tab' })
  const drafts: { values: { name: string } }[] = JSON.parse(
    window.localStorage.getItem('draft:testimonial:new') ?? '[]',
  )
  expect(drafts.map(({ values }) => values.name)).toEqual(['This tab', 'Other tab'])
})

test('makes the fields inert while a save is in flight', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, { 'Testimonial Text': 'Good.', 'Customer Name': 'Joe K.' })
  const saving = hold('insert', 'testimonials')
  slowDown(saving.delay)
  await user.keyboard('{Enter}')
  const button = await screen.findByRole('button', { name: 'Saving...' })
  for (const field of [screen.getByLabelText('Testimonial Text'), screen.getByRole('slider')])
    expect(field.closest('[inert]')).not.toBeNull()
  expect(button).toHaveFocus()
  inject(refuse('insert', 'testimonials', 'no space left'))
  saving.letGo()
  await findToast('Error Creating Testimonial')
  expect(screen.getByRole('slider').closest('[inert]')).toBeNull()
})

test('offers the draft of a row that was deleted elsewhere in the editor for a new one', async () => {
  await storePost()
  const { user } = renderAdmin('/admin/blog/edit/when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Not in June either.' })
  await sql('delete from blog_posts')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/start a new one and you can restore it there/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await user.click(await screen.findByRole('link', { name: 'Create New Post' }))
  await user.click(await findRestore())
  expect(textIn('Excerpt')).toBe('Not in June either.')
  await user.click(screen.getByRole('button', { name: 'Create Post' }))
  await findToast('Post Created!')
})

test('discarding a draft deletes it, and can be undone until the page is left', async () => {
  const user = await leaveDraft('/admin/blog/new', { Title: 'Half a thought', 'Full Content': 'It began' })
  await user.click(screen.getByRole('link', { name: 'Create New Post' }))
  const offer = await screen.findByRole('region', { name: /^Draft from/ })
  expect(offer).toHaveTextContent(/Unsaved draft: “Half a thought”, \w{3} \d+, \d{4}, \d+:\d\d [AP]M\s*It began/)
  await user.click(screen.getByRole('button', { name: /^Discard draft/ }))
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(window.localStorage.getItem('draft:post:new')).toBeNull()
  expect(offer).toHaveTextContent('Discarded: “Half a thought”')
  expect(offer).toHaveFocus()
  await user.click(within(offer).getByRole('button', { name: 'Undo' }))
  expect(window.localStorage.getItem('draft:post:new')).toContain('It began')
  await user.click(await findRestore())
  expect(textIn('Full Content')).toBe('It began')
})

test('says when the stored post is newer than the draft', async () => {
  await storePost()
  const user = await leaveDraft('/admin/blog/edit/when-to-prune-an-oak', { Excerpt: 'Not in June either.' })
  const openAgain = async () => {
    await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
    return screen.findByRole('region', { name: /^Draft from/ })
  }
  expect(await openAgain()).not.toHaveTextContent(/newer/)
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await sql("update blog_posts set content = 'Wait until November.'")
  const offer = await openAgain()
  expect(offer).toHaveTextContent('The saved post below is newer: it has been changed since this draft was started.')
  expect(offer).toHaveTextContent('Not in June either.')
  expect(textIn('Excerpt')).toBe('Not in May.')
})

test('offers no draft with the same words as the stored row, as left by a reload during a save', async () => {
  const { id, ...row } = await storeTestimonial()
  const values = { name: row.name, testimonial: row.testimonial }
  window.localStorage.setItem(`draft:testimonial:${id}`, JSON.stringify([{ id: '1', savedAt: '2026-11-20', values }]))
  renderAdmin(`/admin/testimonials/edit/${id}`)
  await screen.findByLabelText('Customer Name')
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(window.localStorage.getItem(`draft:testimonial:${id}`)).toBeNull()
})

test('values equal to the loaded row create no draft', async () => {
  await storePost()
  const user = await leaveDraft('/admin/blog/edit/when-to-prune-an-oak', { Excerpt: 'Not in May.' })
  await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
  await screen.findByLabelText('Excerpt')
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
})

test('a failed save keeps the form and the draft', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  inject(refuse('insert', 'testimonials', 'no space left'))
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await findToast('Error Creating Testimonial')
  expect(textIn('Testimonial Text')).toBe('Good.')
  expect(window.localStorage.getItem('draft:testimonial:new')).toContain('Good.')
})

test('beforeunload prompts only while there are unsaved changes', async () => {
  const { user } = renderAdmin('/admin/blog/new')
  await screen.findByLabelText('Title')
  const isUnloadPrompted = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(isUnloadPrompted()).toBe(false)
  await fillFields(user, { Title: 'Half' })
  expect(isUnloadPrompted()).toBe(true)
  await fillFields(user, { Title: '' })
  expect(isUnloadPrompted()).toBe(false)
})

test('shows a notice when the browser cannot persist drafts', async () => {
  const { user } = renderAdmin('/admin/blog/new')
  await screen.findByLabelText('Title')
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await fillFields(user, { Title: 'Half' })
    expect(await screen.findByText(/This browser can’t keep drafts/)).toBeVisible()
  } finally {
    Storage.prototype.setItem = setItem
  }
  await waitFor(() => expect(textIn('Title')).toBe('Half'))
})
