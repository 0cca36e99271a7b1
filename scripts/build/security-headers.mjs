import { createHash } from 'node:crypto'

// The CSP and the other security headers of a build allow no third-party code, and connections only to our own backend.

/**
 * The CSP. Every page also has it as a <meta> tag, for hosts that do not send our headers (src/prerender/page-html.ts).
 * @param {{ scripts: string[], dataUrl?: string | undefined }} build the inline scripts, and the URL of the
 *   hosted project; undefined if the site's own origin serves the data
 */
export function contentSecurityPolicy({ scripts, dataUrl }) {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Each page inlines its CSS, and React writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    // The owner's images may be on any host.
    "img-src 'self' https: data:",
    "font-src 'self'",
    // Lighthouse needs 'self' too: it fetches robots.txt from inside the page and otherwise reports it as invalid.
    ['connect-src', "'self'", ...(dataUrl ? [new URL(dataUrl).origin] : [])].join(' '),
    // Only scripts submit forms, so that input never ends up in a URL.
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The origins that a page may connect to, as its CSP says. @param {string} html */
export const allowedConnections = (html) => /connect-src ([^;]*)/.exec(html)?.[1]?.split(' ') ?? []

/** The headers of every response. @param {string} policy */
export const securityHeaders = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  ...unchangingHeaders,
})

/** The same for every build. vercel.json and docs/hosting.md (nginx) repeat them; a test keeps them in sync. */
export const unchangingHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Without includeSubDomains: the subdomains are not this site's concern.
  'Strict-Transport-Security': 'max-age=31536000',
}
