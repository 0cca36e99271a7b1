import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { hold, refuse } from '../../support/faults'
import { inject, slowDown, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

withLocalSupabase()

const restore = () => screen.findByRole('button', { name: /^Restore draft from \w{3} \d+, \d{4}, \d+:\d\d [AP]M$/ })

/** As if the tab were closed with something typed in, and the page opened anew. */
async function leaveADraft(path: string, texts: Record<string, string>) {
  const { user } = renderAdmin(path)
  await fillFields(user, texts)
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await screen.findByRole('heading', { name: /^Manage/ })
  return user
}

test('offers what was typed into a new post, and restores it on demand alone', async () => {
  const user = await leaveADraft('/admin/blog/new', { Title: 'Half a thought', 'Full Content': 'It began' })
  await user.click(screen.getByRole('link', { name: 'Create New Post' }))
  const button = await restore()
  expect(textIn('Title')).toBe('')
  await user.click(button)
  expect(textIn('Title')).toBe('Half a thought')
  expect(textIn('Full Content')).toBe('It began')
  expect(screen.getByLabelText('Title')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Half a thought')
})

test('offers a draft beside the row that was loaded', async () => {
  await storePost()
  const user = await leaveADraft('/admin/blog/edit/when-to-prune-an-oak', { Excerpt: 'Not in June either.' })
  await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
  const button = await restore()
  expect(textIn('Excerpt')).toBe('Not in May.')
  await user.click(button)
  expect(textIn('Excerpt')).toBe('Not in June either.')
  expect(textIn('Title')).toBe('When to prune an oak')
})

test('restores the rating too', async () => {
  await storeTestimonial()
  const user = await leaveADraft('/admin/testimonials/new', { 'Customer Name': 'Joe K.' })
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

test('a save deletes the drafts', async () => {
  const user = await leaveADraft('/admin/testimonials/new', { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await user.click(await restore())
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await findToast('Testimonial Created!')
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  await screen.findByLabelText('Customer Name')
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('an offer that nobody decided about outlives a save', async () => {
  const user = await leaveADraft('/admin/testimonials/new', { 'Customer Name': 'A long story' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await restore()
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await findToast('Testimonial Created!')
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  await user.click(await restore())
  expect(textIn('Customer Name')).toBe('A long story')
})

test('what a restored draft replaces becomes an offer itself', async () => {
  const user = await leaveADraft('/admin/testimonials/new', { 'Customer Name': 'First' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  const button = await restore()
  await fillFields(user, { 'Customer Name': 'Second' })
  await user.click(button)
  expect(textIn('Customer Name')).toBe('First')
  await user.click(await restore())
  expect(textIn('Customer Name')).toBe('Second')
})

test('two tabs with one restored draft do not overwrite each other', async () => {
  const other = { id: 'other-tab', savedAt: '2026-11-20T21:05:00.000Z', values: { name: 'Other tab' } }
  window.localStorage.setItem('draft:testimonial:new', JSON.stringify([other]))
  const { user } = renderAdmin('/admin/testimonials/new')
  await user.click(await restore())
  await fillFields(user, { 'Customer Name': 'This tab' })
  const drafts: { values: { name: string } }[] = JSON.parse(
    window.localStorage.getItem('draft:testimonial:new') ?? '[]',
  )
  expect(drafts.map(({ values }) => values.name)).toEqual(['This tab', 'Other tab'])
})

test('while a save is on its way nothing can be typed that it would miss', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  const saving = hold('insert', 'testimonials')
  slowDown(saving.delay)
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await screen.findByRole('button', { name: 'Saving...' })
  const isTaken = fireEvent(
    screen.getByLabelText('Testimonial Text'),
    new InputEvent('beforeinput', { bubbles: true, cancelable: true, data: 'x' }),
  )
  expect(isTaken).toBe(false)
  saving.letGo()
  await findToast('Testimonial Created!')
})

test('what was typed about a row that was deleted elsewhere waits in the editor of a new one', async () => {
  await storePost()
  const { user } = renderAdmin('/admin/blog/edit/when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Not in June either.' })
  await sql('delete from blog_posts')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/the page for a new one will offer it/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await user.click(await screen.findByRole('link', { name: 'Create New Post' }))
  await user.click(await restore())
  expect(textIn('Excerpt')).toBe('Not in June either.')
  await user.click(screen.getByRole('button', { name: 'Create Post' }))
  await findToast('Post Created!')
})

test('a discarded draft is gone', async () => {
  const user = await leaveADraft('/admin/blog/new', { Title: 'Half a thought' })
  await user.click(screen.getByRole('link', { name: 'Create New Post' }))
  await user.click(await screen.findByRole('button', { name: /^Discard draft/ }))
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
  expect(window.localStorage.getItem('draft:post:new')).toBeNull()
  expect(screen.getByLabelText('Title')).toHaveFocus()
})

test('what is as it was loaded is no draft', async () => {
  await storePost()
  const user = await leaveADraft('/admin/blog/edit/when-to-prune-an-oak', { Excerpt: 'Not in May.' })
  await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
  await screen.findByLabelText('Excerpt')
  expect(screen.queryByRole('button', { name: /^Restore draft/ })).not.toBeInTheDocument()
})

test('a failed save keeps form and draft', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  inject(refuse('insert', 'testimonials', 'no space left'))
  await user.click(screen.getByRole('button', { name: 'Create Testimonial' }))
  await findToast('Error Creating Testimonial')
  expect(textIn('Testimonial Text')).toBe('Good.')
  expect(window.localStorage.getItem('draft:testimonial:new')).toContain('Good.')
})

test('asks before the tab is closed with unsaved changes, and only then', async () => {
  const { user } = renderAdmin('/admin/blog/new')
  await screen.findByLabelText('Title')
  const isAskedOnClosing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(isAskedOnClosing()).toBe(false)
  await fillFields(user, { Title: 'Half' })
  expect(isAskedOnClosing()).toBe(true)
  await fillFields(user, { Title: '' })
  expect(isAskedOnClosing()).toBe(false)
})

test('says so when the browser keeps no drafts', async () => {
  const { user } = renderAdmin('/admin/blog/new')
  await screen.findByLabelText('Title')
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await fillFields(user, { Title: 'Half' })
    expect(await screen.findByText(/This browser keeps no drafts/)).toBeVisible()
  } finally {
    Storage.prototype.setItem = setItem
  }
  await waitFor(() => expect(textIn('Title')).toBe('Half'))
})
