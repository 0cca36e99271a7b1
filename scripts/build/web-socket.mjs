import { WebSocket } from 'ws'

// Polyfill: supabase-js needs a WebSocket to create a client. Browsers and Node 22 have one, Node 20 does not.
globalThis.WebSocket ??= /** @type {any} */ (WebSocket)
