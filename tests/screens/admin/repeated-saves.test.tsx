import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillFields } from '../../support/admin'
import { openExisting, openNew, posts, submit, texts, writes } from '../../support/blog-editor'
import { storePost } from '../../support/build-rows'
import { unreachable } from '../../support/faults'
import { clearFaults, inject, loseNextAnswer, sql, withLocalSupabase } from '../../support/local-supabase'
import { findToast, renderAdmin } from '../../support/render-app'

// The answer is lost after the row was stored. The next try must find that row.

withLocalSupabase()

const WAS_THERE = 'is already there. Nothing was added twice.'
const testimonial = { 'Customer Name': 'Joe K.', 'Testimonial Text': 'Good.' }

const testimonials = () => sql('select name, testimonial from testimonials')

test('a second try finds the post that the first one stored', async () => {
  const user = await openNew()
  await fillFields(user, texts)
  loseNextAnswer('POST', 'blog_posts')
  await submit(user)
  await findToast('Error Saving Blog Post')
  await submit(user)
  await findToast('Post Created!', `Your blog post "${texts.Title}" ${WAS_THERE}`)
  expect(writes()).toHaveLength(1)
  expect(await posts()).toHaveLength(1)
})

test('later tries with other words change the post that the first one stored', async () => {
  const user = await openNew()
  await fillFields(user, texts)
  loseNextAnswer('POST', 'blog_posts')
  await submit(user)
  await findToast('Error Saving Blog Post')
  inject(unreachable('select', 'blog_posts'))
  await fillFields(user, { Title: 'Oak wilt, explained' })
  await submit(user)
  await screen.findByRole('button', { name: 'Create Post' })
  clearFaults()
  await fillFields(user, { Title: 'Oak wilt', Excerpt: 'Wait.' })
  await submit(user)
  await findToast('Post Created!', 'Your blog post "Oak wilt" has been saved.')
  expect(await posts()).toMatchObject([{ title: 'Oak wilt', slug: 'oak-wilt', excerpt: 'Wait.' }])
})

test('a restored draft with another word changes the post that was stored before a reload', async () => {
  const first = await openNew()
  await fillFields(first, texts)
  loseNextAnswer('POST', 'blog_posts')
  await submit(first)
  await findToast('Error Saving Blog Post')
  cleanup()
  const user = await openNew()
  await user.click(await screen.findByRole('button', { name: /^Restore draft/ }))
  await fillFields(user, { Excerpt: 'Wait for snow.' })
  await submit(user)
  await findToast('Post Created!')
  expect(await posts()).toMatchObject([{ title: texts.Title, excerpt: 'Wait for snow.' }])
})

test('a later try of a change with other words is no conflict with the own first one', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Never in May.' })
  loseNextAnswer('PATCH', 'blog_posts')
  await submit(user, 'Save Changes')
  await findToast('Error Saving Blog Post')
  await fillFields(user, { Excerpt: 'Never in May or June.' })
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(await posts()).toMatchObject([{ excerpt: 'Never in May or June.' }])
})

test('a second try of a change finds it stored, not changed elsewhere', async () => {
  await storePost()
  const user = await openExisting('when-to-prune-an-oak')
  await fillFields(user, { Excerpt: 'Never in May.' })
  loseNextAnswer('PATCH', 'blog_posts')
  await submit(user, 'Save Changes')
  await findToast('Error Saving Blog Post')
  await submit(user, 'Save Changes')
  await findToast('Post Updated!')
  expect(writes()).toHaveLength(1)
  expect(await posts()).toMatchObject([{ excerpt: 'Never in May.' }])
})

test('a second try finds the testimonial that the first one stored', async () => {
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, testimonial)
  loseNextAnswer('POST', 'testimonials')
  await submit(user, 'Create Testimonial')
  await findToast('Error Creating Testimonial')
  await submit(user, 'Create Testimonial')
  await findToast('Testimonial Created!', `The testimonial from "Joe K." ${WAS_THERE}`)
  expect(await testimonials()).toHaveLength(1)
})

test('a restored draft of a testimonial that was stored before a reload adds nothing', async () => {
  await sql("insert into testimonials (name, testimonial) values ('Joe K.', 'Good.')")
  const values = { name: 'Joe K.', testimonial: 'Good.', location: '', service: '', rating: '5', image_url: '' }
  const draft = { id: '1', savedAt: new Date().toISOString(), values }
  window.localStorage.setItem('draft:testimonial:new', JSON.stringify([draft]))
  const { user } = renderAdmin('/admin/testimonials/new')
  await user.click(await screen.findByRole('button', { name: /^Restore draft/ }))
  await submit(user, 'Create Testimonial')
  await findToast('Testimonial Created!', WAS_THERE)
  expect(await testimonials()).toHaveLength(1)
})

test('the same words from another day are another testimonial', async () => {
  await sql(
    "insert into testimonials (name, testimonial, created_at) values ('Joe K.', 'Good.', now() - interval '1 day')",
  )
  const { user } = renderAdmin('/admin/testimonials/new')
  await fillFields(user, testimonial)
  await submit(user, 'Create Testimonial')
  await findToast('Testimonial Created!', 'The testimonial from "Joe K." has been saved.')
  expect(await testimonials()).toHaveLength(2)
})
