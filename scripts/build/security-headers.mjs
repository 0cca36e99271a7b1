import { createHash } from 'node:crypto'

// What browsers are told about a build, so that nothing of somebody else's
// runs in it and it goes nowhere but home.

/**
 * The policy for contents. It stands in every page too, for hosts that send no
 * headers of ours (src/prerender/page-html.ts).
 * @param {{ bootScript: string, dataAddress?: string | undefined }} build the one inline script, and the hosted project;
 *   without one the site itself has the data
 */
export function contentSecurityPolicy({ bootScript, dataAddress }) {
  const hash = createHash('sha256').update(bootScript).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    // The rules of a page stand in it, and React writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    // The owner's pictures may lie anywhere.
    "img-src 'self' https: data:",
    "font-src 'self'",
    // Its own address for Lighthouse too: it asks for robots.txt from inside the page, and calls it invalid otherwise.
    ['connect-src', "'self'", ...(dataAddress ? [new URL(dataAddress).origin] : [])].join(' '),
    // Forms are sent by script alone: what was typed never gets into an address.
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** For every answer of the host. @param {string} policy */
export const securityHeaders = (policy) => ({
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  ...unchangingHeaders,
})

/** Those that are the same for every build; vercel.json has them too, and docs/hosting.md for nginx. */
export const unchangingHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // This host only: what else lies below its domain is not ours to decide.
  'Strict-Transport-Security': 'max-age=31536000',
}
