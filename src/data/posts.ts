import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { TitledError } from './errors'
import { loadClient } from './load-client'
import type { BlogPostInput } from './rows'

/** How many posts the home page shows. */
export const HOME_POST_LIMIT = 3

/** Newest first; all rows without a limit. */
export const postsQuery = (limit?: number) =>
  queryOptions({
    queryKey: ['posts', 'list', { limit }],
    queryFn: async () => (await loadClient()).listPosts(limit),
    meta: { errorTitle: 'Error Fetching Blog Posts' },
  })

/** Null when no post has this slug. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['posts', 'one', slug],
    queryFn: async () => (await loadClient()).getPost(slug),
    meta: { errorTitle: 'Error Fetching Blog Post' },
  })

/** Throws a TitledError when another post has the slug. */
export const createPost = mutationOptions({
  mutationFn: (input: BlogPostInput) => saveUnderSlug(input.slug, null, (client) => client.createPost(input)),
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

/** Throws a TitledError when another post has the slug. */
export const updatePost = mutationOptions({
  mutationFn: ({ id, input }: { id: string; input: BlogPostInput }) =>
    saveUnderSlug(input.slug, id, (client) => client.updatePost(id, input)),
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

export const deletePost = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deletePost(id),
  meta: { errorTitle: 'Error Deleting Blog Post', invalidates: ['posts'] },
})

type Client = Awaited<ReturnType<typeof loadClient>>

async function saveUnderSlug<Saved>(slug: string, id: string | null, save: (client: Client) => Promise<Saved>) {
  const client = await loadClient()
  const isTaken = async () => {
    const existing = await client.getPost(slug)
    return existing !== null && existing.id !== id
  }
  if (await isTaken()) throw duplicateSlug()
  try {
    return await save(client)
  } catch (error) {
    // Race: another save may have taken the slug. Backends report that differently, so check again.
    if (error instanceof client.DataError && error.code && (await isTaken().catch(() => false))) throw duplicateSlug()
    throw error
  }
}

const duplicateSlug = () =>
  new TitledError(
    'Error: Duplicate Slug',
    'A post with this title (resulting in the same slug) already exists. Please choose a different title.',
  )
