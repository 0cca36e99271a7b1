import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { TitledError } from './errors'
import { loadClient } from './load-client'
import type { BlogPost, BlogPostInput, PostSummary } from './rows'
import { type ChangedRow, isAlreadySaved, isOneOf, isSameRow, type NewRow, type Saved } from './save-row'

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

/** The next post in the order of the list; null if there is none. An extra, so a failure shows no toast. */
export const olderPostQuery = ({ date, id, slug }: Pick<PostSummary, 'date' | 'id' | 'slug'>) =>
  queryOptions({
    queryKey: ['posts', 'older', slug],
    queryFn: async () => (await (await loadClient()).listPosts(1, { date, id }))[0] ?? null,
    // The prerendered one will do.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Resolves without writing if the same post is already there. Throws a TitledError when another post has the slug. */
export const createPost = mutationOptions({
  mutationFn: async ({ input, attempts }: NewRow<BlogPostInput>): Promise<Saved> => {
    const client = await loadClient()
    const own = await findOwnPost(client, [input, ...attempts])
    if (own && isSameRow(own, input)) return { wasThere: true }
    await saveUnderSlug(input.slug, own?.id, client, () =>
      own ? client.updatePost(own.id, input) : client.createPost(input),
    )
    return { wasThere: false }
  },
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

/** Throws a ChangedElsewhereError, or a TitledError when another post has the slug. */
export const updatePost = mutationOptions({
  mutationFn: async (change: ChangedRow<BlogPost, BlogPostInput>): Promise<Saved> => {
    const client = await loadClient()
    const { input, loaded } = change
    const { id } = loaded
    const wasThere = isAlreadySaved(await client.getPost(id, 'id'), change, 'post')
    if (!wasThere) await saveUnderSlug(input.slug, id, client, () => client.updatePost(id, input))
    return { wasThere }
  },
  meta: { errorTitle: 'Error Saving Blog Post', invalidates: ['posts'] },
})

export const deletePost = mutationOptions({
  mutationFn: async ({ id }: { id: string }) => (await loadClient()).deletePost(id),
  meta: { errorTitle: 'Error Deleting Blog Post', invalidates: ['posts'] },
})

type Client = Awaited<ReturnType<typeof loadClient>>

/** The post that one of these tries has stored. */
async function findOwnPost(client: Client, tries: readonly BlogPostInput[]): Promise<BlogPost | undefined> {
  for (const slug of new Set(tries.map(({ slug }) => slug))) {
    const stored = await client.getPost(slug)
    if (stored && isOneOf(stored, tries)) return stored
  }
  return undefined
}

async function saveUnderSlug(slug: string, id: string | undefined, client: Client, save: () => Promise<unknown>) {
  const isTaken = async () => {
    const existing = await client.getPost(slug)
    return existing !== null && existing.id !== id
  }
  if (await isTaken()) throw duplicateSlug()
  try {
    await save()
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
