// What static hosts need to be told, written into every build: each host reads
// its own files and ignores the others'. All of them then answer alike:
//
// - a finished page with its file, at the address without .html,
// - the panel, and posts that are newer than the build, with the shell,
// - everything else with 404.html and status 404.
//
// docs/hosting.md says what is left to set at each host.

import { securityHeaders } from './security-headers.mjs'

const SHELL = '/app-shell'

/** Where the shell answers when there is no file. */
const shellPatterns = ['/admin', '/admin/*', '/blog/:slug']

/** The same as a question; `npm run preview` asks it, and Cloudflare's worker below. @param {string} path */
export const isShellPath = (path) => /^\/admin(\/|$)/.test(path) || /^\/blog\/[^/]+$/.test(path)

// Netlify and Cloudflare both read _redirects. Netlify rewrites only what has
// no file; Cloudflare would put the shell in front of the posts, so there
// _worker.js answers these addresses, and it does not look at _redirects then.
const redirects = `${shellPatterns.map((pattern) => `${pattern} ${SHELL}.html 200`).join('\n')}\n`

const routes = { version: 1, include: ['/admin', '/admin/*', '/blog/*'], exclude: [] }

const worker = `// Cloudflare Pages: the shell where there is no file. _routes.json says for which addresses this runs.
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
# Vite names these files by what is in them.
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/admin
  X-Robots-Tag: noindex
/admin/*
  X-Robots-Tag: noindex
`

/**
 * File -> text. Vercel reads vercel.json in the project's root and nothing here.
 * @param {string} policy for contents (security-headers.mjs)
 */
export const hostFiles = (policy) => ({
  _redirects: redirects,
  '_routes.json': `${JSON.stringify(routes)}\n`,
  '_worker.js': worker,
  _headers: headers(policy),
  // GitHub Pages would leave out files whose names begin with an underscore.
  '.nojekyll': '',
})
