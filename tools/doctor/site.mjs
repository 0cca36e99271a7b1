import { unchangingHeaders } from '../../scripts/build/security-headers.mjs'
import { ask } from './ask.mjs'
import { note, ok, todo, unknown } from './report.mjs'

// The published site.

/** @typedef {import('./ask.mjs').Answer} Answer */

const HOSTING = 'docs/hosting.md'
const PUBLISH = 'npm run build, and publish it again'

/**
 * @param {string} typed without a trailing slash @param {string | undefined} projectUrl
 * @returns {Promise<import('./report.mjs').Group>}
 */
export async function examineSite(typed, projectUrl) {
  const home = await ask(`${typed}/`)
  const site = home.url.replace(/\/+$/, '')
  const title = `Published site: ${site}`
  if (home.failure || home.status >= 500) {
    const why = home.failure || home.status
    return {
      title,
      findings: [unknown(`${site} cannot be reached (${why}).`, 'check the address and your connection')],
    }
  }
  const findings = [
    judgePage(home, `${site}/`),
    judgeUnknown(await ask(`${site}/there-is-no-such-page`)),
    judgeHeaders(home),
    ...(projectUrl ? [judgePolicy(home, projectUrl)] : []),
  ]
  return { title, findings }
}

/** @param {Answer} answer @param {string} address that its page must name */
export function judgePage({ status, text }, address) {
  const [, canonical] = /<link[^>]* rel="canonical"[^>]* href="([^"]*)"/.exec(text) ?? []
  if (status !== 200) return todo(`${address} answers ${status}, not 200.`, HOSTING)
  if (canonical === address) return ok(`${address} answers 200 and names its address`)
  if (!canonical) return todo(`${address} is no page of this site's build.`, `${PUBLISH}; ${HOSTING}`)
  const next = `set VITE_SITE_URL to the address that visitors type, then ${PUBLISH}`
  return todo(`${address} says that its address is ${canonical}.`, next)
}

/** @param {Answer} answer to an address that no page has */
export const judgeUnknown = ({ status, failure }) =>
  status === 404
    ? ok('An unknown address answers 404')
    : todo(`An unknown address answers ${failure || status}, not 404.`, HOSTING)

/** @param {Answer} home */
export function judgeHeaders({ headers }) {
  const missing = Object.keys(unchangingHeaders).filter((name) => !headers.has(name))
  if (missing.length > 0) return note(`The host does not send ${missing.join(', ')}.`, HOSTING)
  return ok('The host sends the security headers')
}

/** @param {Answer} home @param {string} projectUrl */
export function judgePolicy({ headers, text }, projectUrl) {
  const { origin } = new URL(projectUrl)
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? []
  // Every policy that restricts connections must allow it. A host may send one that does not (docs/hosting.md, Vercel).
  const lists = [headers.get('content-security-policy') ?? '', meta].flatMap((policy) =>
    [...policy.matchAll(/connect-src ([^;,]*)/g)].map(([, sources = '']) => sources.split(' ')),
  )
  return lists.length > 0 && lists.every((sources) => sources.includes(origin))
    ? ok(`The published site may call ${origin}`)
    : todo(`The published site is not of a build for ${origin}: no form would work.`, PUBLISH)
}
