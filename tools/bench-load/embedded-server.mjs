import { createServer } from 'vite'

// The server of `npm start` in a process of its own, on the folder that
// EMBEDDED_DATA_DIR names. It has its own cache, as other settings would throw
// away that of a running `npm start`, and prepares no scripts: none is asked for.

const server = await createServer({
  cacheDir: process.env.VITE_CACHE_DIR,
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, watch: null },
})
await server.listen()
const address = server.httpServer?.address()
if (!address || typeof address === 'string') throw new Error('The server has no port.')
process.send?.(address.port)
