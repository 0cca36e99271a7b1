import { company } from '@/content/company'
import type { BlogPost, BlogPostInput } from '@/data/rows'
import { dayOf, timestampOf, today } from '@/lib/dates'
import { slugOf } from '@/lib/slug'
import type { FieldValues } from './drafts'

const EMPTY = { title: '', author: '', category: '', date: '', image_url: '', excerpt: '', content: '' }

/** What the editor of a new post starts with. */
export const newPostFields = () => ({ ...EMPTY, author: company.postAuthor, date: today() })

/** What the editor of this post starts with. */
export const fieldsOfPost = ({ title, author, category, date, image_url, excerpt, content }: BlogPost) => ({
  title,
  author,
  category,
  date: dayOf(date),
  image_url: image_url ?? '',
  excerpt,
  content,
})

/** The address follows the title; one that was published stays while the title does. */
export const addressOf = (title: string, post: BlogPost | undefined) =>
  post && title.trim() === post.title ? post.slug : slugOf(title)

/** The row that these fields make. */
export function postOfFields(values: FieldValues, post: BlogPost | undefined): BlogPostInput {
  const text = (name: keyof typeof EMPTY) => (values[name] ?? '').trim()
  return {
    title: text('title'),
    slug: addressOf(text('title'), post),
    author: text('author'),
    category: text('category'),
    // An unchanged day keeps its time, and with it the post's place among those of that day.
    date: post && text('date') === dayOf(post.date) ? post.date : timestampOf(text('date')),
    excerpt: text('excerpt'),
    content: text('content'),
    image_url: text('image_url') || null,
  }
}
