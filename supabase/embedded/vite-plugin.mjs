import { openBackend } from './backend.mjs'
import { dataFolders, lockDataFolder } from './data-folder.mjs'

// Mounts the embedded Supabase on Vite's dev and preview servers, so that the
// site finds its backend at its own address.

// Vite loads this file anew when its configuration changes and opens the new
// server before it closes the old one; the backend outlives that.
const KEPT = Symbol.for('embedded-supabase')

/** @typedef {{ backend: import('./backend.mjs').Backend, lock: ReturnType<typeof lockDataFolder> }} Opened */

/** @param {string} folder @returns {Promise<Opened>} */
function openOnce(folder) {
  const kept = /** @type {Record<symbol, Promise<Opened> | undefined>} */ (/** @type {unknown} */ (globalThis))
  kept[KEPT] ??= open(folder)
  return kept[KEPT]
}

/** @param {string} folder @returns {Promise<Opened>} */
async function open(folder) {
  const lock = lockDataFolder(folder)
  try {
    return { lock, backend: await openBackend({ dataDir: folder }) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * @param {{ middlewares: import('vite').Connect.Server, httpServer: import('vite').ViteDevServer['httpServer'] }} server
 * @param {string} folder
 */
async function mount(server, folder) {
  const { getRequestListener } = await import('@hono/node-server')
  const { backend, lock } = await openOnce(folder)
  const answer = getRequestListener(backend.fetch)
  server.middlewares.use((request, response, next) => {
    if (request.url?.startsWith('/rest/v1/')) answer(request, response).catch(next)
    else next()
  })
  server.httpServer?.once('listening', () => {
    const address = server.httpServer?.address()
    if (address && typeof address === 'object') lock.setPort(address.port)
  })
}

/**
 * EMBEDDED_DATA_DIR names another folder, as the end-to-end tests do.
 * @returns {import('vite').Plugin}
 */
export function embeddedSupabase() {
  const folder = process.env.EMBEDDED_DATA_DIR
  return {
    name: 'embedded-supabase',
    configureServer: (server) => mount(server, folder ?? dataFolders.start),
    configurePreviewServer: (server) => mount(server, folder ?? dataFolders.preview),
  }
}
