import { createAdaptorServer } from '@hono/node-server'
import { openBackend } from '../../supabase/embedded/backend.mjs'
import { dataFolders, ownerOf } from '../../supabase/embedded/data-folder.mjs'

// Where `npm run build` reads posts and testimonials.

/** @typedef {{ address?: string, says: string, close: () => Promise<void> }} BuildData */

/**
 * The hosted project where one is set; else the rows of a running `npm start`,
 * else the samples, in memory. Without an address that of the settings is meant.
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

/** The address of `npm start`, when it runs and can be reached. */
async function findRunningServer() {
  const port = ownerOf(process.env.EMBEDDED_DATA_DIR ?? dataFolders.start)?.port
  if (!port) return null
  const address = `http://localhost:${port}`
  return fetch(`${address}/rest/v1/`).then(
    () => address,
    () => null,
  )
}
