import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { loadClient } from './load-client'
import type { BlogPostInput } from './rows'

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

export const createPost = mutationOptions({
  mutationFn: async (input: BlogPostInput) => (await loadClient()).createPost(input),
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

export const updatePost = mutationOptions({
  mutationFn: async ({ id, input }: { id: string; input: BlogPostInput }) => (await loadClient()).updatePost(id, input),
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

export const deletePost = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deletePost(id),
  meta: { errorTitle: 'Error Deleting Blog Post', invalidates: ['posts'] },
})
