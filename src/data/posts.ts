import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { toSearchText } from '@/lib/to-search-text'
import { deleteMutation } from './delete-mutation'
import { DataError, hasKind } from './errors'
import { loadClient, loadClientWhenIdle, loadClientWithSession } from './load-client'
import type { BlogPost, BlogPostInput, PostSummary } from './rows'

/** How many posts the home page shows. A post’s page picks the one to read next among them. */
export const NEWEST_POST_LIMIT = 3

/** Prefixes of query keys. The editor has its own, so that no invalidation replaces a post that is being edited. */
const keys = { all: ['posts'], lists: ['posts', 'list'], editor: ['post-editor'] } as const

/** Newest first; all rows without a limit. */
export const postsQuery = (limit?: number) =>
  queryOptions({
    queryKey: [...keys.lists, { limit }],
    queryFn: async ({ signal }) => (await loadClientWhenIdle()).listPosts(limit, signal),
    meta: { errorTitle: 'Error Fetching Blog Posts' },
  })

/** The panel's list, with a key of its own: the public list may begin with the few posts of a prerendered page. */
export const adminPostsQuery = queryOptions({
  queryKey: [...keys.lists, 'admin'],
  queryFn: async ({ signal }) => (await loadClient()).listPosts(undefined, signal),
  refetchOnWindowFocus: true,
  meta: { errorTitle: 'Error Fetching Blog Posts' },
})

/** The newest posts, of which a post's page shows one. It is not essential there, so a failure shows no toast. */
export const nextPostQuery = queryOptions({
  queryKey: [...keys.lists, 'next-post'],
  queryFn: async ({ signal }) => (await loadClientWhenIdle()).listPosts(NEWEST_POST_LIMIT, signal),
})

/** Null when no post has this slug. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: [...keys.all, 'one', slug],
    queryFn: async ({ signal }) => (await loadClientWhenIdle()).findPost(slug, signal),
    meta: { errorTitle: 'Error Fetching Blog Post' },
  })

/** The post to edit. It is fetched each time, and a missing one is an error. */
export const editedPostQuery = (slug: string) =>
  queryOptions({
    queryKey: [...keys.editor, slug],
    queryFn: async ({ signal }) => {
      const post = await (await loadClient()).findPost(slug, signal)
      if (!post) throw new DataError('not-found', { message: 'Blog post not found.' })
      return post
    },
    gcTime: 0,
    meta: { errorTitle: 'Error Fetching Blog Post', titlesByKind: { 'not-found': 'Error' } },
  })

/** The post in a list that has been loaded; undefined if none has it. */
export const findListedPost = (queryClient: QueryClient, slug: string): PostSummary | undefined =>
  queryClient
    .getQueriesData<PostSummary[]>({ queryKey: keys.lists })
    .flatMap(([, posts]) => posts ?? [])
    .find((post) => post.slug === slug)

/** Posts with the words in title, excerpt or author (any case, any apostrophe) and exactly this category; '' is any. */
export function searchPosts(
  posts: readonly PostSummary[],
  { words, category }: { words: string; category: string },
): PostSummary[] {
  const text = toSearchText(words.trim())
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) &&
      [post.title, post.excerpt, post.author].some((part) => toSearchText(part).includes(text)),
  )
}

export const listCategories = (posts: readonly PostSummary[]): string[] =>
  [...new Set(posts.map(({ category }) => category))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en'))

/** Saves a new post, or the changes of a loaded one. Refused when another post has the slug. */
export const savePostMutation = (loaded: BlogPost | undefined) =>
  mutationOptions({
    mutationFn: async (input: BlogPostInput) => {
      const client = await loadClientWithSession()
      const holder = await client.findPost(input.slug)
      if (holder && holder.id !== loaded?.id) throw new DataError('duplicate-slug')
      try {
        await (loaded ? client.updatePost(loaded.id, input) : client.insertPost(input))
      } catch (error) {
        // The slug was taken after the look-up.
        throw hasKind(error, 'conflict') ? new DataError('duplicate-slug') : error
      }
    },
    meta: {
      errorTitle: 'Error Saving Blog Post',
      titlesByKind: { 'duplicate-slug': 'Error: Duplicate Slug' },
      invalidates: keys.all,
    },
  })

export const deletePostMutation = deleteMutation('blog_posts', keys.all, 'Error Deleting Blog Post')
