import { LOCAL_ADMIN_PASSWORD } from '../../supabase/embedded/local-settings.mjs'
import { expect, test } from './support/test'

test('the blog is searched by words and by category', async ({ site }) => {
  await site.visit('/blog')
  await site.type('Search', 'ASH')
  await expect.poll(() => site.has('link', 'Silver maple', 'main')).toBe(false)
  await site.find('heading', 'What is left of the ash')
  await expect.poll(() => site.evaluate(() => window.location.search)).toBe('?q=ASH')
  await site.click('button', 'Pruning', 'main')
  await site.find('text', 'No posts match your criteria.')
  await site.back()
  await site.find('heading', 'What is left of the ash')
})

test('a post is written with its date, seen by visitors, and deleted', async ({ site }, { project }) => {
  const title = `Oaks in ${project.name}`
  await site.visit('/admin/blog/new')
  await site.type('Password', LOCAL_ADMIN_PASSWORD)
  await site.click('button', 'Log In')
  await site.type('Title', title)
  await site.type('Category', 'Pruning')
  await site.type('Publication Date', typedDates[project.name] ?? '')
  expect(await site.valueOf('Publication Date')).toBe('2031-05-17')
  await site.type('Excerpt', 'Leave the saw in the shed.')
  await site.type('Full Content', 'One. <b>Two.</b>')
  await site.click('button', 'Create Post')
  await site.find('text', 'Post Created!')
  await site.find('row', title)

  await site.visit('/blog')
  await site.click('link', title, 'main')
  await site.find('heading', title)
  await site.find('text', 'May 17, 2031')

  await site.visit('/admin/blog')
  await site.click('button', `Delete ${title}`)
  await site.find('dialog', 'Confirm Deletion')
  await site.click('button', 'Delete Post', '[role=dialog]')
  await site.find('text', 'Post Deleted')
  await expect.poll(() => site.has('row', title)).toBe(false)
})

/** Firefox takes a date as it is sent; WebKit takes key for key, in the order that the field shows, hyphens lead on. */
const typedDates: Record<string, string> = { firefox: '2031-05-17', webkit: '05-17-2031' }

test('the rating of a testimonial follows the keys', async ({ site }) => {
  await site.visit('/admin/testimonials/new')
  await site.type('Password', LOCAL_ADMIN_PASSWORD)
  await site.click('button', 'Log In')
  await site.click('field', 'Rating')
  for (const key of [PAGE_DOWN, ARROW_RIGHT]) await site.press(key)
  expect(await site.attribute('field', 'Rating', 'aria-valuetext')).toBe('2 out of 5 stars')
})

const PAGE_DOWN = '\uE00F'
const ARROW_RIGHT = '\uE014'
