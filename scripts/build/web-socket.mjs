import { WebSocket } from 'ws'

// supabase-js needs a WebSocket to create a client. Browsers and Node 22 have one; this is the polyfill for Node 20.
globalThis.WebSocket ??= /** @type {any} */ (WebSocket)
