import fs from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { PlainError } from '../plain-error.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/**
 * Serves the last build for a measurement, with a temporary database, until process.exit(). `site` is its URL without
 * a trailing slash, `pages` are the paths of the sitemap below that.
 * @param {number} port
 */
export async function serveBuild(port) {
  const folder = process.env.BUILD_DIR ?? 'dist'
  if (!fs.existsSync(`${folder}/sitemap.xml`)) {
    throw new PlainError('There is no build to measure yet; "npm run build" makes one.')
  }
  process.env.EMBEDDED_DATA_DIR = path.join(temporaryFolder('measured'), 'database')
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port, strictPort: true } })
  const base = server.config.base.replace(/\/$/, '')
  const sitemap = fs.readFileSync(`${folder}/sitemap.xml`, 'utf8')
  return {
    folder,
    site: `http://127.0.0.1:${port}${base}`,
    pages: [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname.slice(base.length) || '/',
    ),
  }
}
