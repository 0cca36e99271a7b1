import { company } from '@/content/company'
import type { BlogPost, BlogPostInput } from '@/data/rows'
import { makeTimestamp, readDay, today } from '@/lib/dates'
import { makeSlug } from '@/lib/slug'
import type { FieldValues } from './drafts'

const EMPTY = { title: '', author: '', category: '', date: '', image_url: '', excerpt: '', content: '' }

export const newPostFields = () => ({ ...EMPTY, author: company.postAuthor, date: today() })

export const fieldsOfPost = ({ title, author, category, date, image_url, excerpt, content }: BlogPost) => ({
  title,
  author,
  category,
  date: readDay(date),
  image_url: image_url ?? '',
  excerpt,
  content,
})

/** The slug follows the title. A published slug stays the same while the title is unchanged. */
export const addressOf = (title: string, post: BlogPost | undefined) =>
  post && title.trim() === post.title ? post.slug : makeSlug(title)

export function postOfFields(values: FieldValues, post: BlogPost | undefined): BlogPostInput {
  const text = (name: keyof typeof EMPTY) => (values[name] ?? '').trim()
  return {
    title: text('title'),
    slug: addressOf(text('title'), post),
    author: text('author'),
    category: text('category'),
    // An unchanged day keeps its time, which orders the posts of the same day.
    date: post && text('date') === readDay(post.date) ? post.date : makeTimestamp(text('date')),
    excerpt: text('excerpt'),
    content: text('content'),
    image_url: text('image_url') || null,
  }
}
