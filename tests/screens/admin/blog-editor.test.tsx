import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/company'
import { today } from '@/lib/dates'
import { fillFields, textIn } from '../../support/admin'
import { openNew, posts, submit, texts, writes } from '../../support/blog-editor'
import { fill } from '../../support/fill'
import { inject } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

test('starts with our name and today, and marks the picture as optional', async () => {
  await openNew()
  expect(textIn('Author')).toBe(company.postAuthor)
  expect(textIn('Publication Date')).toBe(today())
  for (const label of ['Title', 'Category', 'Image URL', 'Excerpt', 'Full Content']) expect(textIn(label)).toBe('')
  expect(screen.getByLabelText(/^Image URL\s*\(optional\)/)).not.toBeRequired()
  expect(screen.getByRole('link', { name: 'Back to Blog Posts' })).toHaveAttribute('href', '/admin/blog')
})

test('its fields have the right size, and say what they take', async () => {
  await openNew()
  expect(screen.getByLabelText('Publication Date')).toHaveAttribute('type', 'date')
  expect(screen.getByLabelText(/^Image URL/)).toHaveAccessibleDescription(
    'A full external image URL. Without one, visitors see this picture of ours.',
  )
  const excerpt = screen.getByLabelText('Excerpt')
  expect(excerpt).toHaveAttribute('rows', '3')
  expect(excerpt).toHaveAttribute('placeholder', expect.stringContaining('appears in post listings'))
  const content = screen.getByLabelText('Full Content')
  expect(content).toHaveAttribute('rows', '12')
  expect(content).toHaveAccessibleDescription(
    /Two line breaks make a new paragraph.*Basic HTML tags \(b, i, p, br, ul, li, h2, h3\) are supported/,
  )
})

test('creates a post with a slug from its title and the picked date, then returns to the list', async () => {
  const user = await openNew()
  await fillFields(user, { ...texts, Category: ' Tree health ' })
  fireEvent.input(screen.getByLabelText('Publication Date'), { target: { value: '2026-11-20' } })
  await submit(user)
  await findToast('Post Created!', 'Your blog post "Oak wilt: what to do?" has been saved.')
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Blog Posts' })).toBeVisible()
  const [post] = await posts()
  expect(post).toMatchObject({
    title: 'Oak wilt: what to do?',
    slug: 'oak-wilt-what-to-do',
    author: company.postAuthor,
    category: 'Tree health',
    excerpt: 'Wait for winter.',
    content: 'First.\n\n<b>Second.</b>',
    image_url: null,
  })
  expect(new Date(post?.date ?? '').toISOString()).toMatch(/^2026-11-20T[12]/)
  expect(writes()[0]?.body).not.toHaveProperty('id')
  expect(await screen.findByText('November 20, 2026')).toBeVisible()
})

test('previews the post with the public renderer', async () => {
  const user = await openNew()
  await fillFields(user, { ...texts, 'Full Content': '<h2>Why</h2><script>x</script>\nBecause.' })
  const region = screen.getByRole('region', { name: 'Preview' })
  const preview = within(region)
  expect(preview.getByRole('heading', { level: 2, name: texts.Title })).toBeVisible()
  expect(await preview.findByRole('heading', { level: 2, name: 'Why' })).toBeVisible()
  expect(preview.getByText(/Because\./)).toBeVisible()
  expect(document.querySelector('main script')).toBeNull()
  expect(region).toHaveTextContent(`· Tree health · By ${company.postAuthor}`)
})

test('a look at the preview on a phone adds no page that Back would lead to', async () => {
  const user = await openNew()
  const before = window.history.length
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(window.location.hash).toBe('#preview')
  expect(window.history.length).toBe(before)
})

test('shows whether visitors will see the picture', async () => {
  const user = await openNew()
  const image = screen.getByLabelText(/^Image URL/)
  await fill(user, image, 'example.com/oak.jpg')
  await waitFor(() => expect(image).toHaveAccessibleDescription(/It takes a full address that starts with https/))
  await user.clear(image)
  await fill(user, image, 'https://example.com/oak.jpg')
  expect(image).toBeValid()
  const form = within(screen.getByRole('form', { name: 'Blog post' }))
  const picture = await form.findByRole('img', { name: 'The picture that visitors will see' })
  expect(picture).toHaveAttribute('src', 'https://example.com/oak.jpg')
  fireEvent.error(picture)
  expect(screen.getByText(/No picture could be loaded from this address/)).toBeVisible()
})

test.for([
  ['Bold', 'Wait for winter.', '<b>Wait for winter.</b>'],
  ['Heading', 'Why', '<h2>Why</h2>'],
  ['List', 'Oak\nAsh', '<ul>\n<li>Oak</li>\n<li>Ash</li>\n</ul>'],
] as const)('%s writes its tags around the selected text, which stays selected', async ([name, text, written]) => {
  const user = await openNew()
  await fillFields(user, { 'Full Content': `Before. ${text}` })
  const area = screen.getByLabelText<HTMLTextAreaElement>('Full Content')
  area.setSelectionRange('Before. '.length, area.value.length)
  await user.click(screen.getByRole('button', { name }))
  expect(area).toHaveValue(`Before. ${written}`)
  expect(area).toHaveFocus()
  const selected = area.value.slice(area.selectionStart, area.selectionEnd)
  expect(selected.replace('</li>\n<li>', '\n')).toBe(text)
  // A second press removes the tags instead of nesting them.
  await user.click(screen.getByRole('button', { name }))
  expect(area).toHaveValue(`Before. ${text}`)
})

test('a post without a date is edited with the current one', async () => {
  inject(({ url }) =>
    url.searchParams.has('slug') ? Response.json({ id: '1', slug: 'undated', date: null }) : undefined,
  )
  renderAdmin('/admin/blog/edit/undated')
  expect(await screen.findByLabelText('Publication Date')).toHaveValue(today())
})

test('says beside a future date that the post is public at once', async () => {
  await openNew()
  const date = screen.getByLabelText('Publication Date')
  expect(date).not.toHaveAccessibleDescription()
  fireEvent.input(date, { target: { value: `${new Date().getFullYear() + 1}-06-01` } })
  expect(date).toHaveAccessibleDescription('Future dates don’t schedule posts. This goes public when you save.')
})
