import pMap from 'p-map'
import { findKeys, isSecretKey, shortenKey } from '../../scripts/build/keys.mjs'
import { unchangingHeaders } from '../../scripts/build/security-headers.mjs'
import { LOCAL_DIGEST } from '../../scripts/build/settings.mjs'
import { ask, CONCURRENCY } from './ask.mjs'
import { count, note, ok, todo, unknown } from './finding.mjs'

// The published site.

/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./finding.mjs').Finding} Finding */
/** @typedef {{ url: string, key: string } | undefined} Project */

const HOSTING = 'docs/hosting.md'
const PUBLISH = 'npm run build, and publish it again'
const YEAR = 31_536_000

/**
 * @param {string} typed without a trailing slash @param {Project} project
 * @param {readonly string[] | undefined} slugs of the project's posts, newest first
 * @returns {Promise<import('./finding.mjs').Group>}
 */
export async function examineSite(typed, project, slugs) {
  const home = await ask(`${typed}/`)
  const site = home.url.replace(/\/+$/, '')
  const title = `Published site: ${site}`
  if (home.failure || home.status >= 500) {
    const why = home.failure || `answer ${home.status}`
    return { title, findings: [unknown(`${site} cannot be reached: ${why}.`, 'check the address and your connection')] }
  }
  const sitemap = await ask(`${site}/sitemap.xml`)
  const addresses = readAddresses(sitemap)
  const post = slugs?.map((slug) => `${site}/blog/${slug}`).find((address) => addresses.includes(address))
  const [script] = readScriptNames(home.text)
  const findings = [
    ...(site === typed ? [] : [note(`${typed} leads to ${site}.`)]),
    judgePage(home, `${site}/`),
    ...(post ? [judgePage(await ask(post), post)] : []),
    judgeUnknown(await ask(`${site}/there-is-no-such-page`)),
    judgeSitemap(sitemap, await ask(`${site}/robots.txt`), site),
    ...(slugs ? [judgePosts(slugs, addresses)] : []),
    judgeHeaders(home),
    judgeCaching(script ? await ask(`${site}/assets/${script}`) : home),
    ...(project ? [judgePolicy(home, project.url)] : []),
    ...judgeCode(await readCode(site, home.text), project),
  ]
  return { title, findings }
}

/** All scripts of the site in one text: those that a page names, and those that they import. @param {string} site @param {string} html */
async function readCode(site, html) {
  /** @type {Map<string, string>} */
  const texts = new Map()
  for (let names = readScriptNames(html); names.length > 0; ) {
    const found = await pMap(new Set(names), async (name) => ({ name, ...(await ask(`${site}/assets/${name}`)) }), {
      concurrency: CONCURRENCY,
    })
    for (const { name, status, text } of found) texts.set(name, status === 200 ? text : '')
    names = found.flatMap(({ text }) => readScriptNames(text)).filter((name) => !texts.has(name))
  }
  return [...texts.values()].join('\n')
}

/** @param {string} text of a page or a script */
const readScriptNames = (text) => [...text.matchAll(/(?:\.\/|assets\/)([\w.-]+\.js)\b/g)].map(([, name = '']) => name)

/** @param {Answer} sitemap */
const readAddresses = ({ status, text }) =>
  status === 200 ? [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')) : []

/** Each page has a file of its own, which names its address. @param {Answer} answer @param {string} address */
export function judgePage({ status, failure, text }, address) {
  const [, canonical] = /<link[^>]* rel="canonical"[^>]* href="([^"]*)"/.exec(text) ?? []
  if (status !== 200) return todo(`${address} answers ${failure || status}, not 200.`, HOSTING)
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

/** @param {Answer} sitemap @param {Answer} robots @param {string} site */
export function judgeSitemap(sitemap, robots, site) {
  const addresses = readAddresses(sitemap)
  const foreign = addresses.find((address) => !address.startsWith(`${site}/`))
  if (addresses.length === 0) return todo(`${site}/sitemap.xml lists no pages.`, HOSTING)
  if (foreign) return todo(`sitemap.xml names ${foreign}, not ${site}.`, `set VITE_SITE_URL, then ${PUBLISH}`)
  if (robots.status !== 200 || !robots.text.includes(`Sitemap: ${site}/sitemap.xml`)) {
    return todo(`${site}/robots.txt does not name the sitemap.`, HOSTING)
  }
  return ok(`sitemap.xml and robots.txt name this host (${count(addresses.length, 'page')})`)
}

/** @param {readonly string[]} slugs of the project @param {readonly string[]} addresses of the sitemap */
export function judgePosts(slugs, addresses) {
  const pages = addresses.flatMap((address) => /\/blog\/([^/]+)$/.exec(address)?.[1] ?? [])
  const newer = slugs.filter((slug) => !pages.includes(slug)).length
  const gone = pages.filter((slug) => !slugs.includes(slug)).length
  const next = `${PUBLISH}; docs/going-live.md, step 5, automates it`
  if (newer > 0) return todo(`${count(newer, 'post')} ${newer === 1 ? 'is' : 'are'} newer than the build.`, next)
  if (gone > 0) return todo(`${count(gone, 'deleted post')} still ${gone === 1 ? 'has a page' : 'have pages'}.`, next)
  return slugs.length === 0 ? note('There are no posts yet.') : ok(`Every post has its page (${slugs.length})`)
}

/** @param {Answer} home */
export function judgeHeaders({ headers }) {
  const missing = Object.keys(unchangingHeaders).filter((name) => !headers.has(name))
  if (missing.length > 0) return note(`The host does not send ${missing.join(', ')}.`, HOSTING)
  return ok('The host sends the security headers')
}

/** @param {Answer} asset with a hash in its name */
export const judgeCaching = ({ headers }) =>
  Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]) >= YEAR
    ? ok('Files with a hash in their name are cached for a year')
    : note('Files with a hash in their name are not cached for a year.', HOSTING)

/** @param {Answer} home @param {string} projectUrl */
export function judgePolicy({ headers, text }, projectUrl) {
  const { origin } = new URL(projectUrl)
  const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? []
  // Every policy that restricts connections must allow it. A host may send one that does not (docs/hosting.md, Vercel).
  const lists = [headers.get('content-security-policy') ?? '', meta].flatMap((policy) =>
    [...policy.matchAll(/connect-src ([^;,]*)/g)].map(([, sources = '']) => sources.split(' ')),
  )
  return lists.length > 0 && lists.every((sources) => sources.includes(origin))
    ? ok(`The Content-Security-Policy allows ${origin}`)
    : todo(`The Content-Security-Policy does not allow ${origin}: no form would work.`, PUBLISH)
}

/** @param {string} code of all scripts @param {Project} project @returns {Finding[]} */
export function judgeCode(code, project) {
  const findings = []
  const secret = findKeys(code).find(isSecretKey)
  if (secret) {
    const text = `STOP: the published files contain a service-role key (${shortenKey(secret)}): whoever takes it can read and delete everything.`
    findings.push(todo(text, `revoke it now (dashboard, Project Settings, API Keys), correct .env, then ${PUBLISH}`))
  }
  if (code.includes(LOCAL_DIGEST)) {
    const next = `npm run --silent admin-password prints a line for .env; then ${PUBLISH}`
    findings.push(todo('The admin password is the local one, which everybody knows.', next))
  }
  if (project && !code.includes(project.url)) {
    findings.push(todo(`The published files are not of a build for ${project.url}.`, PUBLISH))
  } else if (project && !code.includes(project.key)) {
    findings.push(todo('The published files have another key than .env.', PUBLISH))
  }
  return findings.length > 0 || !project ? findings : [ok(`The published files are of a build for ${project.url}`)]
}
