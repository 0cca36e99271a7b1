import { normalize } from './normalize'

type SearchablePost = { title: string; excerpt: string; author: string; category: string }

/** Posts with the query in title, excerpt or author (any case, any apostrophe) and exactly this category; '' is any. */
export function searchPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { query, category }: { query: string; category: string },
): Post[] {
  const text = normalize(query.trim())
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      [post.title, post.excerpt, post.author].some((part) => normalize(part).includes(text)),
  )
}

/** Each category once, in alphabetical order. */
export const listCategories = (posts: readonly SearchablePost[]): string[] =>
  [...new Set(posts.map(({ category }) => category))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en'))
