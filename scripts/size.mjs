import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'
import { chromium, devices } from '@playwright/test'
import { runCommand } from './lib/command-line.mjs'
import { findBrowser } from './lib/find-browser.mjs'
import { serveBuild } from './lib/serve-build.mjs'
import { UserError } from './lib/user-error.mjs'
import { budgets } from './size-budgets.mjs'

// `npm run size [-- /about /blog]`: what each page of the last build downloads on a phone, in KiB as a host would send it
// (brotli), against its budget. With --typical, as in `npm test`, it measures one page per budget.

/** HYDRATED_ATTRIBUTE of src/dom-contract.ts, which Node 20 cannot import (tested). */
const HYDRATED = 'data-hydrated'

/** Pages are weighed in parallel, because most of the time is spent waiting. */
const PAGES_AT_ONCE = 4

/** Lighthouse emulates this phone, and most visitors have a similar one. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/**
 * Compressed sizes in bytes. They are cached, because brotli is slow and pages share most of their files.
 * @type {Map<string, number>}
 */
const sizes = new Map()

/** @typedef {{ file: string, isFirst: boolean, isEarly: boolean }} Request */

await runCommand(async () => {
  const { folder, site, pages } = await serveBuild()
  const args = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  const left = choosePages(pages)
  /** @type {Record<string, Record<string, number>>} */
  const table = Object.fromEntries(left.map((page) => [page, {}]))
  /** By page. @type {Record<string, Record<string, string[]>>} */
  const files = {}
  const weighNext = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const kinds = filesByKind(folder, page, await requestsOf(browser, site, page))
      files[page] = kinds
      table[page] = Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, weigh(list)]))
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, weighNext))
  await browser.close()
  console.table(table)
  const tooHeavy = Object.entries(table).flatMap(([page, weights]) =>
    Object.entries(budgetOf(page))
      .filter(([kind, limit]) => (weights[kind] ?? 0) > limit)
      .map(([kind, limit]) => ({
        line: `  ${page}: ${kind} ${weights[kind]} of ${limit} KiB`,
        files: files[page]?.[kind] ?? [],
      })),
  )
  if (tooHeavy.length > 0) {
    const heaviestFirst = [...new Set(tooHeavy.flatMap(({ files }) => files))].sort((a, b) => sizeOf(b) - sizeOf(a))
    throw new UserError(
      [
        'Over budget (scripts/size-budgets.mjs; CONTRIBUTING.md, "Weight", says what to do):',
        ...tooHeavy.map(({ line }) => line),
        'Their files:',
        ...heaviestFirst.map((file) => `  ${weigh([file])} KiB ${path.relative(folder, file)}`),
      ].join('\n'),
    )
  }
  // The server's embedded database would keep the process running.
  process.exit()
})

/** The pages to measure. @param {string[]} pages */
function choosePages(pages) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { typical: { type: 'boolean' } } })
  if (positionals.length > 0) return positionals
  if (!values.typical) return pages
  return budgets.flatMap(({ budget }) => pages.find((page) => budgetOf(page) === budget) ?? [])
}

/** @param {string} page */
function budgetOf(page) {
  const found = budgets.find(({ pages }) => pages.test(page))
  if (!found) throw new Error(`${page} has no budget`)
  return found.budget
}

/**
 * The files that a page requests until one second passes without a request, and when: `isFirst` is before the load
 * event, `isEarly` before hydration.
 * @param {import('@playwright/test').Browser} browser @param {string} site @param {string} path
 */
async function requestsOf(browser, site, path) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript((attribute) => {
    // Disables the prefetch of links (src/startup/prefetch-links.ts), which is not the page's own weight.
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const hydrated = { subtree: true, attributeFilter: [attribute] }
    new MutationObserver(() => performance.mark('hydrated')).observe(document, hydrated)
  }, HYDRATED)
  await page.goto(site + path)
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: 'attached' })
  // After a key press the rows skip the queue (src/startup/idle-queue.ts).
  await page.keyboard.press('Shift')
  const requests = await page.evaluate(async () => {
    const list = () => performance.getEntriesByType('resource')
    for (let seen = -1; seen !== list().length; ) {
      seen = list().length
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    const [navigation] = performance.getEntriesByType('navigation')
    const loadedAt = /** @type {PerformanceNavigationTiming} */ (navigation).loadEventStart
    const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0
    return list().map(({ name, startTime }) => ({
      name,
      isFirst: startTime < loadedAt,
      isEarly: startTime < hydratedAt,
    }))
  })
  await context.close()
  return requests
    .filter(({ name }) => name.startsWith(site))
    .map(({ name, ...when }) => ({ file: name.slice(site.length), ...when }))
}

/**
 * The files that a page downloads, by the kinds of a budget.
 * @param {string} folder @param {string} page @param {Request[]} requests
 * @returns {Record<string, string[]>}
 */
function filesByKind(folder, page, requests) {
  /** @param {(request: Request) => boolean} isCounted */
  const filesWhere = (isCounted) => requests.filter(isCounted).map(({ file }) => folder + file)
  const isScript = (/** @type {Request} */ { file }) => file.endsWith('.js')
  return {
    html: [page === '/' ? `${folder}/index.html` : `${folder}${page}.html`],
    first: filesWhere((request) => request.isFirst && isScript(request)),
    script: filesWhere((request) => request.isEarly && isScript(request)),
    withClient: filesWhere(isScript),
    pictures: filesWhere(({ file }) => /\.(avif|webp)$/.test(file)),
  }
}

/** Their size in KiB. @param {string[]} files */
function weigh(files) {
  const bytes = files.reduce((total, file) => total + sizeOf(file), 0)
  return Number((bytes / 1024).toFixed(2))
}

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const content = fs.readFileSync(file)
  const size = /\.(html|js)$/.test(file) ? zlib.brotliCompressSync(content).length : content.length
  sizes.set(file, size)
  return size
}
