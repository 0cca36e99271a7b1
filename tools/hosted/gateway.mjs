import http from 'node:http'
import { setTimeout } from 'node:timers/promises'

// The gateway of a hosted project, as far as the site uses it: PostgREST under /rest/v1, an API key for every request,
// and 502 while PostgREST is down. Of Auth it has only the public settings; it has no Storage and no rate limits.

const PREFIX = '/rest/v1/'
const AUTH_SETTINGS = { disable_signup: true, external: { email: true } }

/**
 * Listens on a free port of the loopback interface.
 * @param {{ postgrestSocket: string, key: string }} options
 * @returns {Promise<{ url: string, setLatency: (ms: number) => void, close: () => void }>}
 */
export async function startGateway({ postgrestSocket, key }) {
  let latency = 0
  const server = http.createServer(async (request, response) => {
    if (latency) await setTimeout(latency)
    const { method, headers, url = '' } = request
    if (url === '/auth/v1/settings') return reply(response, 200, AUTH_SETTINGS)
    if (!url.startsWith(PREFIX)) return reply(response, 404, { message: 'no Route matched with those values' })
    if (method !== 'OPTIONS' && headers['apikey'] !== key) {
      return reply(response, 401, { message: 'No API key found in request' })
    }
    const { apikey: _, ...forwarded } = headers
    const upstream = http.request(
      { socketPath: postgrestSocket, method, path: `/${url.slice(PREFIX.length)}`, headers: forwarded },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    upstream.once('error', () => {
      if (response.headersSent) return response.destroy()
      response.writeHead(502, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
      response.end('<html><head><title>502 Bad Gateway</title></head><body>Bad gateway</body></html>')
    })
    request.pipe(upstream)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    setLatency: (ms) => {
      latency = ms
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @param {http.ServerResponse} response @param {number} status @param {object} body */
function reply(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify(body))
}
