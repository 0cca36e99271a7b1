import { company } from '@/content/company'
import type { BlogPost, BlogPostInput } from '@/data/rows'
import { makeTimestamp, readDay, today } from '@/lib/dates'
import { cleanText } from '@/lib/form-data'
import { makeSlug } from '@/lib/slug'

/** The field values of a post, or the defaults of a new one. */
export const readPostFields = (post: BlogPost | undefined) => ({
  title: post?.title ?? '',
  author: post ? post.author : company.postAuthor,
  category: post?.category ?? '',
  date: post ? readDay(post.date) : today(),
  image_url: post?.image_url ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
})

export type PostFields = ReturnType<typeof readPostFields>

export function makePost(values: PostFields, post: BlogPost | undefined): BlogPostInput {
  const text = (name: keyof PostFields) => cleanText(values[name])
  return {
    title: text('title'),
    slug: makeSlug(text('title')),
    author: text('author'),
    category: text('category'),
    // An unchanged day keeps its time, which orders posts of the same day.
    date: makeTimestamp(text('date'), post?.date),
    excerpt: text('excerpt'),
    content: text('content'),
    image_url: text('image_url') || null,
  }
}
