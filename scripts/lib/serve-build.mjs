import fs from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * Serves the last build for a measurement, on a free port and with a temporary database, until the process exits.
 * `site` is its URL without a trailing slash, `pages` are the sitemap's paths below that.
 */
export async function serveBuild() {
  const folder = process.env.BUILD_DIR ?? 'dist'
  process.env.EMBEDDED_DATA_DIR = path.join(temporaryFolder('measured'), 'database')
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address())
  const base = server.config.base.replace(/\/$/, '')
  const sitemap = fs.readFileSync(`${folder}/sitemap.xml`, 'utf8')
  return {
    folder,
    site: `http://127.0.0.1:${port}${base}`,
    pages: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname.slice(base.length) || '/',
    ),
  }
}
