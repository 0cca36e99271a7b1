import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { TitledError } from './errors'
import { loadClient } from './load-client'
import type { BlogPostInput } from './rows'

/** Posts on the home page. */
export const HOME_POST_LIMIT = 3

/** Newest first; all of them without a limit. */
export const postsQuery = (limit?: number) =>
  queryOptions({
    queryKey: ['posts', 'list', { limit }],
    queryFn: async () => (await loadClient()).listPosts(limit),
    meta: { errorTitle: 'Error Fetching Blog Posts' },
  })

/** Null when there is no such post. */
export const postQuery = (slug: string) =>
  queryOptions({
    queryKey: ['posts', 'one', slug],
    queryFn: async () => (await loadClient()).getPost(slug),
    meta: { errorTitle: 'Error Fetching Blog Post' },
  })

/** Refuses a slug that another post has, as TitledError. */
export const createPost = mutationOptions({
  mutationFn: (input: BlogPostInput) => saveUnderSlug(input.slug, null, (client) => client.createPost(input)),
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

/** Refuses a slug that another post has, as TitledError. */
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
    const holder = await client.getPost(slug)
    return holder !== null && holder.id !== id
  }
  if (await isTaken()) throw duplicateSlug()
  try {
    return await save(client)
  } catch (error) {
    // Somebody may have been faster; backends differ in how they say so, and looking again tells it of each.
    if (error instanceof client.DataError && error.code && (await isTaken().catch(() => false))) throw duplicateSlug()
    throw error
  }
}

const duplicateSlug = () =>
  new TitledError(
    'Error: Duplicate Slug',
    'A post with this title (resulting in the same slug) already exists. Please choose a different title.',
  )
