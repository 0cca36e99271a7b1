import { WebSocket } from 'ws'

// supabase-js asks for a WebSocket when its client is made. Browsers and Node 22 have one, Node 20 has none.
globalThis.WebSocket ??= /** @type {any} */ (WebSocket)
