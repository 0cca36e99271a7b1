// What a page may weigh on a phone, in KiB as a host sends it (brotli). A page
// that outgrows its budget fails `npm run size`, and with it `npm test`.

/** React and the router are 70 of it. */
const SCRIPT = 90

/** @typedef {'html' | 'first' | 'script' | 'all'} Measure */

/**
 * The first pattern that a path matches. `first` is script that is asked for
 * before the page has loaded; `script` all of it but the client that talks to
 * the backend; `all` everything, but not what its links lead to.
 * @type {readonly { pages: RegExp, budget: Record<Measure, number> }[]}
 */
export const budgets = [
  { pages: /^\/$/, budget: { html: 13.3, first: 0, script: SCRIPT, all: 200 } },
  { pages: /^\/(blog|testimonials)$/, budget: { html: 10.7, first: 0, script: SCRIPT, all: 250 } },
  { pages: /^\/blog\//, budget: { html: 10, first: 0, script: SCRIPT, all: 190 } },
  { pages: /^\/(get-a-quote|contact)$/, budget: { html: 10, first: 0, script: SCRIPT, all: 132 } },
  { pages: /^\/(services|service-areas)$/, budget: { html: 10, first: 0, script: SCRIPT, all: 235 } },
  { pages: /^\/service-areas\//, budget: { html: 11.2, first: 0, script: SCRIPT, all: 175 } },
  { pages: /./, budget: { html: 10, first: 0, script: SCRIPT, all: 160 } },
]
