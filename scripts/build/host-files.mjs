// Rules for static hosts. Each host reads its own files and ignores the others: netlify.toml, vercel.json, and in
// public/ _worker.js and _routes.json (Cloudflare Pages) and .nojekyll (GitHub Pages, which would omit files whose
// names start with an underscore). All hosts, and `npm run preview` (scripts/serve/static-host.ts), then respond in the
// same way:
//
// - a prerendered page: its file, at the URL without .html,
// - the admin panel, and posts newer than the build: the app shell (SPA fallback),
// - everything else: 404.html with status 404.
//
// docs/hosting.md lists the remaining settings per host.

import { securityHeaders } from './security-headers.mjs'

// Netlify's rules are in netlify.toml and not in _redirects, because Cloudflare reads that file too, and would apply it
// even where a file exists and inside the worker.

/**
 * The file `_headers` of Netlify and Cloudflare Pages.
 * @param {string} policy the CSP (security-headers.mjs)
 */
export const headersFile = (policy) => `/*
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
