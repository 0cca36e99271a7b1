import { createServer } from 'vite'

// The server of `npm start` as a child process, on the data folder EMBEDDED_DATA_DIR. It has its own cache, because
// different settings would invalidate the cache of a running `npm start`. It skips dependency discovery: no script is
// ever requested.

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
