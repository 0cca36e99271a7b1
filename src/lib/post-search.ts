type SearchablePost = { title: string; excerpt: string; author: string; category: string }

/** Posts whose title, excerpt or author holds the words, in any case, and whose category is exactly this; '' asks for all. */
export function searchPosts<Post extends SearchablePost>(
  posts: readonly Post[],
  { words, category }: { words: string; category: string },
): Post[] {
  const wanted = words.trim().toLowerCase()
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      [post.title, post.excerpt, post.author].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** Each category once, in the order of the alphabet. */
export const categoriesOf = (posts: readonly SearchablePost[]): string[] =>
  [...new Set(posts.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'))
