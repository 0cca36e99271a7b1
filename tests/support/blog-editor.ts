import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { BlogPost } from '@/data/rows'
import { calls, sql } from './local-supabase'
import { renderAdmin } from './render-app'

/** The texts to type into the post editor, by label. */
export const texts = {
  Title: 'Oak wilt: what to do?',
  Category: 'Tree health',
  Excerpt: 'Wait for winter.',
  'Full Content': 'First.\n\n<b>Second.</b>',
}

export async function openNew() {
  const { user } = renderAdmin('/admin/blog/new')
  await screen.findByRole('heading', { level: 1, name: 'Create New Blog Post' })
  return user
}

export async function openExisting(slug: string) {
  const { user } = renderAdmin(`/admin/blog/edit/${slug}`)
  await screen.findByLabelText(/^Title/)
  return user
}

export const submit = (user: UserEvent, name = 'Create Post') => user.click(screen.getByRole('button', { name }))

/** All posts in the database. */
export const posts = () => sql<BlogPost>('select * from blog_posts order by title')

/** The calls that insert or update. */
export const writes = () => calls.filter(({ method }) => method === 'POST' || method === 'PATCH')
