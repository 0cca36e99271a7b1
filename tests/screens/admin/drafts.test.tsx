import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillFields, textIn } from '../../support/admin'
import { openExisting, openNew, posts, submit, texts } from '../../support/blog-editor'
import { storePost, storeTestimonial } from '../../support/build-rows'
import { refuse } from '../../support/faults'
import { delayCalls, inject, sql } from '../../support/local-supabase'
import { findToast, moveAddressAhead, renderAdmin } from '../../support/render-app'
import { holdStyleSheet } from '../../support/style-sheet'

const NEW_POST = 'editor-draft:post:new'
const NEW_TESTIMONIAL = 'editor-draft:testimonial:new'

const findOffer = () => screen.findByRole('region', { name: 'Unsaved draft' })
const queryOffer = () => screen.queryByRole('region', { name: 'Unsaved draft' })
const restore = async (user: ReturnType<typeof renderAdmin>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Restore draft' }))
const stored = (key: string) => window.localStorage.getItem(key)

const leave = async (user: ReturnType<typeof renderAdmin>['user']) => {
  await user.click(screen.getByRole('link', { name: /^Back to/ }))
  await screen.findByRole('heading', { name: /^Manage/ })
}

/** Types into the editor and leaves it without saving, so a draft is stored. */
async function leaveDraft(path: string, typed: Record<string, string>) {
  const { user } = renderAdmin(path)
  await fillFields(user, typed)
  await leave(user)
  return user
}

test('offers the draft of a new post with its time and first words, and restores it only on demand', async () => {
  const user = await leaveDraft('/admin/blog/new', { Title: 'Half a thought', 'Full Content': 'It began' })
  await user.click(screen.getByRole('link', { name: 'Create New Post' }))
  expect(await findOffer()).toHaveTextContent(
    /^Unsaved draft from \w{3} \d+, \d{4}, \d+:\d\d [AP]MHalf a thought · It began/,
  )
  expect(textIn('Title')).toBe('')
  await submit(user)
  expect(screen.getByLabelText('Title')).toBeInvalid()
  await restore(user)
  expect(textIn('Title')).toBe('Half a thought')
  expect(textIn('Full Content')).toBe('It began')
  expect(screen.getByLabelText('Title')).toHaveFocus()
  expect(screen.getByLabelText('Title')).toBeValid()
  expect(queryOffer()).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Half a thought')
})

test('past midnight, the date that a new post began with is not part of its draft', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T23:59:00'), toFake: ['Date'] })
  const user = await openNew()
  vi.setSystemTime(new Date('2026-11-29T00:01:00'))
  await fillFields(user, { Title: 'Late' })
  expect(JSON.parse(stored(NEW_POST) ?? '')[0].values).toEqual({ title: 'Late' })
})

test('a save deletes the draft', async () => {
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await restore(user)
  await submit(user, 'Create Testimonial')
  await findToast('Testimonial Created!')
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  await screen.findByLabelText('Customer Name')
  expect(queryOffer()).not.toBeInTheDocument()
  expect(stored(NEW_TESTIMONIAL)).toBeNull()
})

test('a draft that was neither restored nor discarded survives a save', async () => {
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'A long story' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await findOffer()
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  await submit(user, 'Create Testimonial')
  await findToast('Testimonial Created!')
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  await restore(user)
  expect(textIn('Customer Name')).toBe('A long story')
})

test('restoring a draft offers what was in the fields instead', async () => {
  const user = await leaveDraft('/admin/blog/new', { Title: 'Half a thought' })
  await user.click(screen.getByRole('link', { name: 'Create New Post' }))
  await findOffer()
  await fillFields(user, { Title: 'A second thought' })
  await restore(user)
  expect(textIn('Title')).toBe('Half a thought')
  expect(await findOffer()).toHaveTextContent('A second thought')
  await restore(user)
  expect(textIn('Title')).toBe('A second thought')
})

test('a post that is deleted elsewhere while it is edited stays in the form, as a draft', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Not in June either.' })
  await sql('delete from blog_posts')
  await submit(user, 'Save Changes')
  await findToast('Error Saving Blog Post', 'This entry is no longer there, or you may not change it.')
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeVisible()
  expect(textIn('Excerpt')).toBe('Not in June either.')
  expect(JSON.stringify(window.localStorage)).toContain('Not in June either.')
})

test('a restored draft changes only the fields that were typed in, whatever has been saved meanwhile', async () => {
  await storePost()
  const user = await leaveDraft('/admin/blog/edit/when-to-prune-an-oak', { Excerpt: 'Mine.' })
  await sql("update blog_posts set content = 'Theirs.'")
  await user.click(await screen.findByRole('link', { name: 'Edit When to prune an oak' }))
  await findOffer()
  expect(textIn('Excerpt')).toBe('Not in May.')
  await restore(user)
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([{ excerpt: 'Mine.', content: 'Theirs.' }])
})

test('offers no draft with the same words as the stored row, as left by a reload during a save', async () => {
  const { id, name, testimonial } = await storeTestimonial()
  const key = `editor-draft:testimonial:${id}`
  window.localStorage.setItem(
    key,
    JSON.stringify([{ id: 'left', savedAt: '2026-11-20', values: { name, testimonial } }]),
  )
  const { user } = renderAdmin(`/admin/testimonials/edit/${id}`)
  await screen.findByLabelText('Customer Name')
  expect(queryOffer()).not.toBeInTheDocument()
  await leave(user)
  expect(stored(key)).toBeNull()
})

test('a save that ends after the owner has left the page leaves no draft, and leaves the owner where they are', async () => {
  const { user } = renderAdmin('/admin/blog/new')
  await fillFields(user, texts)
  const saving = delayCalls('insert', 'blog_posts')
  await submit(user)
  await user.click(within(screen.getByRole('navigation', { name: 'Admin panel' })).getByText('View site'))
  await screen.findByRole('heading', { name: 'Why choose us' })
  saving.letGo()
  await findToast('Post Created!')
  expect(window.location.pathname).toBe('/')
  expect(stored(NEW_POST)).toBeNull()
})

test('a draft is not offered to the next editor while it is saved, nor once it is, but after a failure it is', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  const openNextEditor = async () => {
    await user.click(within(screen.getByRole('navigation', { name: 'Admin panel' })).getByText('Testimonials'))
    await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
    await screen.findByLabelText('Customer Name')
  }
  for (const [end, toast, offers] of [
    [() => {}, 'Testimonial Created!', 0],
    [() => inject(refuse('insert', 'testimonials', 'no space left')), 'Error Creating Testimonial', 1],
  ] as const) {
    await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
    end()
    const saving = delayCalls('insert', 'testimonials')
    await submit(user, 'Create Testimonial')
    await openNextEditor()
    expect(queryOffer()).not.toBeInTheDocument()
    saving.letGo()
    await findToast(toast)
    await openNextEditor()
    expect(screen.queryAllByRole('region', { name: 'Unsaved draft' })).toHaveLength(offers)
  }
})

test.for([
  ['while the next page loads', 'leaves the owner there', '/privacy', () => moveAddressAhead('/privacy')],
  ['after the skip link', 'leads to the list', '/admin/blog', () => screen.getByText('Skip to content').click()],
] as const)('a save that ends %s %s', async ([_when, _what, path, leave]) => {
  const { user } = renderAdmin('/admin/blog/new')
  await fillFields(user, texts)
  const saving = delayCalls('insert', 'blog_posts')
  await submit(user)
  act(leave)
  saving.letGo()
  await findToast('Post Created!')
  await waitFor(() => expect(window.location.pathname).toBe(path))
})

test('a save that ends while the next page loads leads to the list once Back has led to the editor again', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' })
  const saving = delayCalls('insert', 'testimonials')
  await submit(user, 'Create Testimonial')
  const letGo = holdStyleSheet()
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  saving.letGo()
  await findToast('Testimonial Created!')
  expect(window.location.pathname).toBe('/privacy')
  window.history.back()
  await waitFor(() => expect(window.location.pathname).toBe('/admin/testimonials'))
  letGo()
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Testimonials' })).toBeVisible()
})

test('makes the fields inert while a save is in flight', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, { 'Testimonial Text': 'Good.', 'Customer Name': 'Joe K.' })
  const saving = delayCalls('insert', 'testimonials')
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

const isUnloadPrompted = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

test('the browser asks before leaving while a row is being saved', async () => {
  const user = await openNew()
  const saving = delayCalls('insert', 'blog_posts')
  await fillFields(user, texts)
  expect(isUnloadPrompted()).toBe(false)
  await submit(user)
  await screen.findByRole('button', { name: 'Saving...' })
  expect(isUnloadPrompted()).toBe(true)
  saving.letGo()
  await findToast('Post Created!')
})

test('the browser asks before leaving when the draft could not be stored', async () => {
  const user = await openNew()
  expect(isUnloadPrompted()).toBe(false)
  await fillFields(user, { Title: 'Half' })
  expect(isUnloadPrompted()).toBe(false)
  expect(stored(NEW_POST)).toContain('Half')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await fillFields(user, { Title: 'Half a thought' })
  expect(isUnloadPrompted()).toBe(true)
  expect(textIn('Title')).toBe('Half a thought')
})

test.for(['{', '7', 'null', '[null]', '[{"values":7}]', '[{"values":{"title":null}}]'])(
  'what is stored as %s is not offered as a draft',
  async (text) => {
    window.localStorage.setItem(NEW_POST, text)
    const user = await openNew()
    expect(queryOffer()).not.toBeInTheDocument()
    await fillFields(user, { Title: 'Half' })
    expect(JSON.parse(stored(NEW_POST) ?? '')).toMatchObject([{ values: { title: 'Half' } }])
  },
)

test('an untouched editor leaves the draft of another tab as it is', async () => {
  const user = await openNew()
  const draft = JSON.stringify([
    { id: 'other-tab', savedAt: '2026-11-20T12:00:00Z', values: { title: 'Of another tab' } },
  ])
  window.localStorage.setItem(NEW_POST, draft)
  await leave(user)
  expect(stored(NEW_POST)).toBe(draft)
})

test('what is typed while a draft is offered is stored beside it, also when Back leaves the page, and can be discarded', async () => {
  const user = await leaveDraft('/admin/testimonials/new', { 'Customer Name': 'A long story' })
  await user.click(screen.getByRole('link', { name: 'Add New Testimonial' }))
  await findOffer()
  await fillFields(user, { 'Customer Name': 'Joe K.' })
  window.history.back()
  await user.click(await screen.findByRole('link', { name: 'Add New Testimonial' }))
  expect(await findOffer()).toHaveTextContent('Joe K.')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await findOffer()).toHaveTextContent('A long story')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(queryOffer()).not.toBeInTheDocument()
  expect(screen.getByLabelText('Customer Name')).toHaveFocus()
  expect(stored(NEW_TESTIMONIAL)).toBeNull()
})

test('two tabs that write a new post store a draft each', async () => {
  const user = await openNew()
  const draft = { id: 'other-tab', savedAt: '2026-11-20T12:00:00Z', values: { title: 'Of another tab' } }
  window.localStorage.setItem(NEW_POST, JSON.stringify([draft]))
  await fillFields(user, { Title: 'Half a thought' })
  expect(JSON.parse(stored(NEW_POST) ?? '')).toMatchObject([{ values: { title: 'Half a thought' } }, draft])
})

test('the rating of a restored draft replaces one that was set with a key, and what was typed is offered', async () => {
  const draft = { id: 'new', savedAt: '2026-11-20T12:00:00Z', values: { rating: '2' } }
  window.localStorage.setItem(NEW_TESTIMONIAL, JSON.stringify([draft]))
  const { user } = renderAdmin('/admin/testimonials/new')
  await findOffer()
  screen.getByRole('slider').focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '4')
  await restore(user)
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
  expect(await findOffer()).toHaveTextContent('4')
})
