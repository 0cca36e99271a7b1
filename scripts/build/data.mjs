import { createAdaptorServer } from '@hono/node-server'
import { openBackend } from '../../supabase/embedded/backend.mjs'
import { dataFolders, ownerOf } from '../../supabase/embedded/data-folder.mjs'

// The source of posts and testimonials for `npm run build`.

/** @typedef {{ address?: string, says: string, close: () => Promise<void> }} BuildData */

/**
 * The hosted project if one is set, else a running `npm start`, else the seed rows in memory.
 * `address` is undefined if the URL of the settings applies.
 * @param {string | undefined} hostedUrl
 * @returns {Promise<BuildData>}
 */
export async function openBuildData(hostedUrl) {
  if (hostedUrl) return { says: hostedUrl, close: async () => {} }
  const running = await findRunningServer()
  if (running) return { address: running, says: `the running site at ${running}`, close: async () => {} }

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

/** The URL of a running `npm start`; null if there is none or it does not respond. */
async function findRunningServer() {
  const port = ownerOf(process.env.EMBEDDED_DATA_DIR ?? dataFolders.start)?.port
  if (!port) return null
  const address = `http://localhost:${port}`
  return fetch(`${address}/rest/v1/`).then(
    () => address,
    () => null,
  )
}
