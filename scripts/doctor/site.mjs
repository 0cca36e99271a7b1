import { allowedConnections } from '../build/security-headers.mjs'
import { ok, todo } from './report.mjs'
import { request } from './request.mjs'

// Checks the published site, as a visitor's browser gets it.

/** @typedef {import('./request.mjs').HttpResponse} HttpResponse */

const HOSTING = 'docs/hosting.md'
const PUBLISH = 'npm run build, and publish it again'

/**
 * @param {string} site without a trailing slash @param {string | undefined} projectUrl
 * @returns {Promise<import('./report.mjs').Group>}
 */
export async function checkSite(site, projectUrl) {
  const title = `Published site: ${site}`
  const home = await request(`${site}/`)
  if (home.failure) {
    const next = 'check the address and your connection'
    return { title, findings: [todo(`${site} cannot be reached (${home.failure}).`, next)] }
  }
  const findings = [
    evaluatePage(home),
    evaluateUnknown(await request(`${site}/there-is-no-such-page`)),
    evaluateMissingAsset(await request(`${site}/assets/there-is-no-such-file.js`)),
    ...(projectUrl ? [evaluatePolicy(home, projectUrl)] : []),
  ]
  return { title, findings }
}

/** @param {HttpResponse} response whose page must name its own URL */
export function evaluatePage({ url, status, text }) {
  const [, canonical] = /<link[^>]* rel="canonical"[^>]* href="([^"]*)"/.exec(text) ?? []
  if (status !== 200) return todo(`${url} answers ${status}, not 200.`, HOSTING)
  if (canonical === url) return ok(`${url} answers 200 and names its address`)
  if (!canonical) return todo(`${url} is not a page of this site's build.`, `${PUBLISH}; ${HOSTING}`)
  const next = `set VITE_SITE_URL to the address that visitors type, then ${PUBLISH}`
  return todo(`${url} says that its address is ${canonical}.`, next)
}

/** @param {HttpResponse} response to a URL that no page has */
export const evaluateUnknown = ({ status, failure }) =>
  status === 404
    ? ok('An unknown address answers 404')
    : todo(`An unknown address answers ${failure || status}, not 404.`, HOSTING)

const AN_HOUR = 3600

/**
 * A browser that got a 404 during a deploy must not keep it.
 * @param {HttpResponse} response to a file that no build has
 */
export function evaluateMissingAsset({ caching }) {
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(caching)?.[1] ?? 0)
  if (seconds <= AN_HOUR && !caching.includes('immutable'))
    return ok('A missing file of a build is not cached for long')
  return todo(`A missing file of a build is cached too long (${caching}): forms may fail after a deploy.`, HOSTING)
}

/** @param {HttpResponse} home @param {string} projectUrl */
export function evaluatePolicy({ text }, projectUrl) {
  const { origin } = new URL(projectUrl)
  return allowedConnections(text).includes(origin)
    ? ok(`The published site may call ${origin}`)
    : todo(`The published site was not built for ${origin}: no form would work.`, PUBLISH)
}
