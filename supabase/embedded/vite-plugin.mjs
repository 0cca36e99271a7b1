import { openBackend } from './backend.mjs'
import { claimDataFolder, dataFolders } from './data-folder.mjs'

// Mounts the embedded Supabase on Vite's dev and preview servers, so the backend is same-origin with the site.

// On a config change, Vite reloads this file and opens the new server before it closes the old one. Both share one
// backend on globalThis.
const SHARED = Symbol.for('embedded-supabase')

/** @typedef {import('./backend.mjs').Backend} Backend */

/** @param {string} folder @param {string | undefined} adminEmail @returns {Promise<Backend>} */
function openOnce(folder, adminEmail) {
  const shared = /** @type {Record<symbol, Promise<Backend> | undefined>} */ (/** @type {unknown} */ (globalThis))
  if (!shared[SHARED]) {
    claimDataFolder(folder)
    shared[SHARED] = openBackend({ dataDir: folder, adminEmail })
  }
  return shared[SHARED]
}

/**
 * @param {{ middlewares: import('vite').Connect.Server }} server
 * @param {string} folder
 * @param {string | undefined} adminEmail
 */
async function mount(server, folder, adminEmail) {
  const { getRequestListener } = await import('@hono/node-server')
  const backend = await openOnce(folder, adminEmail)
  const answer = getRequestListener(backend.fetch)
  server.middlewares.use((request, response, next) => {
    if (/^\/(rest|auth|storage)\/v1\//.test(request.url ?? '')) answer(request, response).catch(next)
    else next()
  })
}

/**
 * EMBEDDED_DATA_DIR overrides the data folder, as in the end-to-end tests.
 * @param {{ adminEmail?: string | undefined }} options `adminEmail` turns on the lock, with that admin
 * @returns {import('vite').Plugin}
 */
export function embeddedSupabase({ adminEmail }) {
  const folder = process.env.EMBEDDED_DATA_DIR
  return {
    name: 'embedded-supabase',
    configureServer: (server) => mount(server, folder ?? dataFolders.start, adminEmail),
    configurePreviewServer: (server) => mount(server, folder ?? dataFolders.preview, adminEmail),
  }
}
