import { createAdaptorServer } from '@hono/node-server'
import { openBackend } from '../../supabase/embedded/backend.mjs'

/**
 * The source of posts and testimonials for `npm run build`: the hosted project if one is set, else the seed rows in
 * memory. `address` is undefined if the URL of the settings applies.
 * @param {string | undefined} hostedUrl
 * @returns {Promise<{ address?: string, says: string, close: () => Promise<void> }>}
 */
export async function openBuildData(hostedUrl) {
  if (hostedUrl) return { says: hostedUrl, close: async () => {} }
  const backend = await openBackend()
  const server = createAdaptorServer({ fetch: backend.fetch })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : bound
  return {
    address: `http://127.0.0.1:${port}`,
    says: 'the sample rows of supabase/seed.sql',
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
    },
  }
}
