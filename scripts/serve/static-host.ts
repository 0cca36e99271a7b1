import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { UserError } from '../lib/user-error.mjs'

type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] }

/** Parses a `_headers` file like Netlify and Cloudflare Pages. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else rules.push({ pattern: new RegExp(`^${line.trim().replaceAll('*', '.*')}$`), headers: [] })
  }
  return rules
}

/** Whether a path without a file falls back to the app shell. host-files.test.ts compares this with the other hosts. */
export const isShellPath = (path: string) => /^\/admin(\/|$)/.test(path) || /^\/blog\/[^/]+$/.test(path)

/** Makes `npm run preview` respond like a static host (scripts/build/host-files.mjs). */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    // With 'mpa', Vite serves /about from about.html and leaves what has no file to the plugin.
    config: (_, { isPreview }) => ({ appType: isPreview ? 'mpa' : 'spa' }),
    configurePreviewServer({ middlewares, config: { root, base, build } }) {
      const folder = path.resolve(root, build.outDir)
      const fileAt = (name: string) => path.join(folder, name)
      if (!fs.existsSync(fileAt('index.html'))) {
        throw new UserError('There is no build to show yet; "npm run build" makes one.')
      }
      const rules = readHeaderRules(fs.readFileSync(fileAt('_headers'), 'utf8'))
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        // Outside the base, Vite responds with a hint to the right URL.
        if (!`${pathname}/`.startsWith(base)) return next()
        const rest = pathname.slice(base.length)
        for (const { headers } of rules.filter(({ pattern }) => pattern.test(`/${rest}`))) {
          for (const [name, value] of headers) response.setHeader(name, value)
        }
        const canonical = base + rest.replace(/^\/+|\/+$/g, '')
        if (pathname === canonical) next()
        else response.writeHead(308, { location: canonical + search, 'cache-control': 'no-cache' }).end()
      })
      return () => {
        middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost')
          if (pathname.endsWith('.html') && fs.existsSync(fileAt(pathname))) return next()
          if (isShellPath(pathname)) {
            request.url = '/app-shell.html'
            return next()
          }
          // Overrides `_headers`: only a file that exists may be cached for a long time.
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
          response.end(fs.readFileSync(fileAt('404.html')))
        })
      }
    },
  }
}
