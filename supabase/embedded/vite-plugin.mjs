import { openBackend } from './backend.mjs'
import { dataFolders, lockDataFolder } from './data-folder.mjs'

// Mounts the embedded Supabase on Vite's dev and preview servers, so the backend is same-origin with the site.

// On a config change, Vite reloads this file and opens the new server before it closes the old one. Both share one
// backend on globalThis.
const SHARED = Symbol.for('embedded-supabase')

/** @typedef {{ backend: import('./backend.mjs').Backend, lock: ReturnType<typeof lockDataFolder> }} Opened */

/** @param {string} folder @param {string | undefined} adminEmail @returns {Promise<Opened>} */
function openOnce(folder, adminEmail) {
  const shared = /** @type {Record<symbol, Promise<Opened> | undefined>} */ (/** @type {unknown} */ (globalThis))
  shared[SHARED] ??= open(folder, adminEmail)
  return shared[SHARED]
}

/** @param {string} folder @param {string | undefined} adminEmail @returns {Promise<Opened>} */
async function open(folder, adminEmail) {
  const lock = lockDataFolder(folder)
  try {
    return { lock, backend: await openBackend({ dataDir: folder, adminEmail }) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * @param {{ middlewares: import('vite').Connect.Server, httpServer: import('vite').ViteDevServer['httpServer'] }} server
 * @param {string} folder
 * @param {string | undefined} adminEmail
 */
async function mount(server, folder, adminEmail) {
  const { getRequestListener } = await import('@hono/node-server')
  const { backend, lock } = await openOnce(folder, adminEmail)
  const answer = getRequestListener(backend.fetch)
  server.middlewares.use((request, response, next) => {
    if (/^\/(rest|auth)\/v1\//.test(request.url ?? '')) answer(request, response).catch(next)
    else next()
  })
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address()
    if (address && typeof address === 'object') lock.setPort(address.port)
  })
}

/**
 * EMBEDDED_DATA_DIR overrides the data folder, as in the end-to-end tests.
 * @param {{ adminEmail?: string | undefined }} options `adminEmail` turns on the lock, for all but that admin
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
