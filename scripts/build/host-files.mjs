// Rules for static hosts, written into every build. Each host reads its own files and ignores the others.
// All hosts then respond in the same way:
//
// - a prerendered page: its file, at the URL without .html,
// - the admin panel, and posts newer than the build: the app shell (SPA fallback),
// - everything else: 404.html with status 404.
//
// docs/hosting.md lists the remaining settings per host.

import { securityHeaders } from './security-headers.mjs'

const SHELL = '/app-shell'

/** Whether a path falls back to the app shell when there is no file, for `npm run preview` and the worker below. @param {string} path */
export const isShellPath = (path) => /^\/admin(\/|$)/.test(path) || /^\/blog\/[^/]+$/.test(path)

// Cloudflare would apply a _redirects file even where a file exists and inside the worker, so the rules of Netlify, which
// reads _redirects too, are in netlify.toml.
const routes = { version: 1, include: ['/admin', '/admin/*', '/blog/*'], exclude: [] }

const worker = `// Cloudflare Pages: falls back to the app shell when there is no file. _routes.json lists the paths that run this.
const isShellPath = ${isShellPath}

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request)
    const url = new URL(request.url)
    if (answer.status !== 404 || !isShellPath(url.pathname)) return answer
    return env.ASSETS.fetch(new Request(new URL('${SHELL}', url), request))
  },
}
`

/** @param {string} policy */
const headers = (policy) => `/*
${Object.entries(securityHeaders(policy))
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
# Vite puts a content hash into these file names.
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/admin
  X-Robots-Tag: noindex
/admin/*
  X-Robots-Tag: noindex
`

/**
 * File name -> text. Vercel and Netlify read their rules in the project root, vercel.json and netlify.toml.
 * @param {string} policy the CSP (security-headers.mjs)
 */
export const hostFiles = (policy) => ({
  '_routes.json': `${JSON.stringify(routes)}\n`,
  '_worker.js': worker,
  _headers: headers(policy),
  // GitHub Pages (Jekyll) would omit files whose names start with an underscore.
  '.nojekyll': '',
})
