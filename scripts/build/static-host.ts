import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PlainError } from '../plain-error.mjs'
import { isShellPath } from './host-files.mjs'

type Answer = { file: string; status: 200 | 404 } | { redirect: string }

/**
 * How a static host responds with the files of a build (scripts/build/host-files.mjs).
 * `pathname` is relative to the base and still percent-encoded.
 */
export function answerTo(pathname: string, hasFile: (file: string) => boolean): Answer {
  if (pathname === '/') return { file: 'index.html', status: 200 }
  if (pathname.endsWith('/')) return { redirect: pathname.replace(/\/+$/, '') || '/' }
  const name = decode(pathname).slice(1)
  const file = [name, `${name}.html`].find((candidate) => !candidate.split('/').includes('..') && hasFile(candidate))
  if (file) return { file, status: 200 }
  return isShellPath(pathname) ? { file: 'app-shell.html', status: 200 } : { file: '404.html', status: 404 }
}

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Instead of what `_headers` says for the path: only a file that is there is cached for long. */
const FRESH = { 'cache-control': 'no-cache' }

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

/** False also for a name that the file system refuses: too long, or with a NUL in it. */
export const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile()

/** Makes `npm run preview` respond like a static host. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ middlewares, config: { root, base, build } }) {
      const folder = path.resolve(root, build.outDir)
      const hasFile = (file: string) => isFile(path.join(folder, file))
      if (!hasFile('index.html')) throw new PlainError('There is no build to show yet; "npm run build" makes one.')
      const rules = readHeaderRules(hasFile('_headers') ? fs.readFileSync(path.join(folder, '_headers'), 'utf8') : '')
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        // Outside the base, Vite responds with a hint to the right URL.
        if (!`${pathname}/`.startsWith(base)) return next()
        for (const { pattern, headers } of rules) {
          if (!pattern.test(`/${pathname.slice(base.length)}`)) continue
          for (const [name, value] of headers) response.setHeader(name, value)
        }
        const answer = pathname.startsWith(base)
          ? answerTo(`/${pathname.slice(base.length)}`, hasFile)
          : { redirect: '/' }
        if ('redirect' in answer) {
          response.writeHead(308, { location: `${base}${answer.redirect.slice(1)}${search}`, ...FRESH }).end()
        } else if (answer.status === 404) {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', ...FRESH })
          response.end(fs.readFileSync(path.join(folder, answer.file)))
        } else {
          request.url = `${base}${answer.file}${search}`
          next()
        }
      })
    },
  }
}
