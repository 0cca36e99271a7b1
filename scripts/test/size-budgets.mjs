// What a page may weigh on a phone, in KiB as a host sends it (brotli). A page
// that outgrows its budget fails `npm run size`, and with it `npm test`.

/** Until React answers. React, the router, the query library, helmet and the page change are 95 of it. */
const SCRIPT = 115

/** With the client that talks to the backend. */
const WITH_CLIENT = 165

/** @typedef {'html' | 'first' | 'script' | 'withClient' | 'pictures'} Measure */

/** @param {{ html: number, pictures: number }} page @returns {Record<Measure, number>} */
const budget = (page) => ({ first: 0, script: SCRIPT, withClient: WITH_CLIENT, ...page })

/**
 * The first pattern that a path matches. `first` is script that is asked for
 * before the page has loaded. What its links lead to is not weighed.
 * @type {readonly { pages: RegExp, budget: Record<Measure, number> }[]}
 */
export const budgets = [
  { pages: /^\/$/, budget: budget({ html: 13.3, pictures: 55 }) },
  { pages: /^\/(blog|testimonials)$/, budget: budget({ html: 10.7, pictures: 105 }) },
  { pages: /^\/blog\//, budget: budget({ html: 10, pictures: 48 }) },
  { pages: /^\/(get-a-quote|contact)$/, budget: budget({ html: 10, pictures: 0 }) },
  { pages: /^\/(services|service-areas)$/, budget: budget({ html: 10, pictures: 115 }) },
  { pages: /^\/service-areas\//, budget: budget({ html: 11.2, pictures: 48 }) },
  { pages: /./, budget: budget({ html: 10, pictures: 35 }) },
]
