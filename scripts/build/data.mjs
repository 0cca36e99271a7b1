import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { openBackend } from '../../supabase/embedded/backend.mjs'

/**
 * The source of posts and testimonials for `npm run build`: the hosted project if one is set, else the seed rows in
 * memory. `url` is undefined for the hosted project, whose URL is in the settings.
 * @param {string | undefined} hostedUrl
 * @returns {Promise<{ url?: string, description: string, close: () => Promise<void> }>}
 */
export async function openBuildData(hostedUrl) {
  if (hostedUrl) return { description: hostedUrl, close: async () => {} }
  return { description: 'the sample rows of supabase/seed.sql', ...(await serve(await openBackend())) }
}

/**
 * Serves a backend on a free port of the loopback interface.
 * @param {import('../../supabase/embedded/backend.mjs').Backend} backend
 */
export async function serve(backend) {
  const server = createAdaptorServer({ fetch: backend.fetch })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
    },
  }
}
