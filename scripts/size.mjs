import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { chromium, devices } from '@playwright/test'
import { preview } from 'vite'
import { runCommand } from './command-line.mjs'
import { PlainError } from './plain-error.mjs'
import { findBrowser } from './test/find-browser.mjs'
import { budgets } from './test/size-budgets.mjs'

// `node scripts/size.mjs [/about /blog]`: what each page of the last build downloads on a phone, in KiB as a host would
// send it (brotli), against its budget. --typical, as in `npm test`, measures one
// page per budget.

/** In parallel, because most of the time is spent waiting. */
const PAGES_AT_ONCE = 4
const PORT = 4283

/** The phone that Lighthouse emulates; most visitors have a similar one. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

const folder = process.env.BUILD_DIR ?? 'dist'
/** In bytes. Cached, because brotli is slow and pages share most of their files. @type {Map<string, number>} */
const sizes = new Map()
const options = process.argv.slice(2)

/** @param {number} bytes */
const toKib = (bytes) => Number((bytes / 1024).toFixed(1))

await runCommand(async () => {
  if (!fs.existsSync(`${folder}/sitemap.xml`)) {
    throw new PlainError('There is no build to weigh yet; "npm run build" makes one.')
  }
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-size-'))
  process.env.EMBEDDED_DATA_DIR = path.join(data, 'database')
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: PORT, strictPort: true } })
  const { base } = server.config
  const sitemap = fs.readFileSync(`${folder}/sitemap.xml`, 'utf8')
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => `/${new URL(address).pathname.slice(base.length)}`,
  )
  const named = options.filter((option) => option.startsWith('/'))
  const typical = budgets.flatMap(({ budget }) => all.find((page) => budgetOf(page) === budget) ?? [])
  const pages = named.length > 0 ? [...named] : options.includes('--typical') ? typical : all

  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  /** @type {Record<string, Record<string, number>>} */
  const table = {}
  /** @type {string[]} */
  const tooHeavy = []
  while (pages.length > 0) {
    const batch = pages.splice(0, PAGES_AT_ONCE)
    for (const { page, files } of await Promise.all(batch.map((page) => weigh(browser, base, page)))) {
      /** @type {Record<string, number>} */
      const row = {}
      table[page] = row
      for (const [kind, limit] of Object.entries(budgetOf(page))) {
        const size = files.reduce((sum, file) => sum + (file.kinds.includes(kind) ? file.size : 0), 0)
        row[kind] = toKib(size)
        if (size > limit * 1024) tooHeavy.push(`  ${page}: ${kind} ${toKib(size)} of ${limit} KiB`)
      }
    }
  }
  console.table(table)
  await browser.close()
  await server.close()
  fs.rmSync(data, { recursive: true, force: true })
  if (tooHeavy.length > 0) throw new PlainError(`Over budget (scripts/test/size-budgets.mjs):\n${tooHeavy.join('\n')}`)
  // The embedded database keeps the process alive.
  process.exit()
})

/** @param {string} page */
function budgetOf(page) {
  const found = budgets.find(({ pages }) => pages.test(page))
  if (!found) throw new Error(`${page} has no budget`)
  return found.budget
}

/**
 * The files of the build that a page requests until one second passes without a request.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} base
 * @param {string} address
 */
async function weigh(browser, base, address) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  // Disables the prefetch of links (src/startup/prefetch-links.ts), which is not the page's own weight.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await page.goto(`http://127.0.0.1:${PORT}${base}${address.slice(1)}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  // After a key the rows do not wait for their turn (src/startup/turns.ts).
  await page.keyboard.press('Shift')
  const requests = await page.evaluate(async () => {
    const list = () => performance.getEntriesByType('resource')
    for (let seen = -1; seen !== list().length; ) {
      seen = list().length
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
    const [navigation] = performance.getEntriesByType('navigation')
    const loadedAt = /** @type {PerformanceNavigationTiming} */ (navigation).loadEventStart
    return list().map(({ name, startTime }) => ({ name, isFirst: startTime < loadedAt }))
  })
  await context.close()
  const html = { file: address === '/' ? 'index.html' : `${address.slice(1)}.html`, kinds: ['html'] }
  const others = requests.map(({ name, isFirst }) => {
    const file = new URL(name).pathname.slice(base.length)
    return { file, kinds: kindsOf(file, isFirst) }
  })
  // The rows of the database are no files.
  const files = [html, ...others].filter(({ file }) => fs.existsSync(`${folder}/${file}`))
  return { page: address, files: files.map((one) => ({ ...one, size: sizeOf(one.file) })) }
}

/** @param {string} file @param {boolean} isFirst whether it was requested before the load event @returns {string[]} */
function kindsOf(file, isFirst) {
  if (/\/client-[\w-]+\.js$/.test(file)) return ['withClient']
  if (file.endsWith('.js')) return [...(isFirst ? ['first'] : []), 'script', 'withClient']
  return /\.(avif|webp)$/.test(file) ? ['pictures'] : []
}

/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const content = fs.readFileSync(`${folder}/${file}`)
  const size = /\.(html|js|css|svg)$/.test(file) ? zlib.brotliCompressSync(content).length : content.length
  sizes.set(file, size)
  return size
}
