import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { preview } from 'vite'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { checkSettings, runCommand } from './command-line.mjs'
import { findBrowser } from './test/find-browser.mjs'
import { weighPages } from './test/page-weight.mjs'
import { budgets } from './test/size-budgets.mjs'

// `node scripts/size.mjs [-- /about /blog] [-- --files]`: measures the page weight (transfer size on a phone) of each public
// page of the last build and checks it against its budget. --typical, as in `npm test`, measures one page per budget.

const PORT = 4283

/** @typedef {Awaited<ReturnType<typeof weighPages>>[number]} WeighedPage */

/** @param {number} bytes */
const kib = (bytes) => (bytes / 1024).toFixed(1)

await runCommand(async () => {
  const folder = process.env.BUILD_DIR ?? 'dist'
  if (!fs.existsSync(`${folder}/sitemap.xml`)) {
    throw new PlainError('There is no build to weigh yet; "npm run build" makes one.')
  }
  const isDetailed = process.argv.includes('--files')
  const options = process.argv.slice(2)
  const requested = options.filter((option) => option.startsWith('/'))
  const browser = findBrowser()

  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-size-'))
  process.env.EMBEDDED_DATA_DIR = path.join(data, 'database')
  const { base } = checkSettings('serve')
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: PORT, strictPort: true } })
  try {
    const all = publicPaths(folder)
    const paths = requested.length > 0 ? requested : options.includes('--typical') ? typical(all, base) : all
    if (paths.length === 0) throw new PlainError('The sitemap of the build names no page.')
    const pages = await weighPages({ browser, address: `http://127.0.0.1:${PORT}`, paths })
    print(pages, isDetailed)
    const tooHeavy = pages.flatMap((page) => overBudget(page, base))
    if (tooHeavy.length > 0)
      throw new PlainError(`Over budget (scripts/test/size-budgets.mjs):\n${tooHeavy.join('\n')}`)
  } finally {
    await server.close()
    fs.rmSync(data, { recursive: true, force: true })
  }
  // The embedded database keeps the process alive.
  process.exit()
})

/** @param {string} folder */
function publicPaths(folder) {
  const sitemap = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** @param {WeighedPage[]} pages @param {boolean} isDetailed */
function print(pages, isDetailed) {
  const columns = /** @type {const} */ ([
    ['HTML', 'html'],
    ['CSS later', 'css'],
    ['JS first', 'first'],
    ['JS in all', 'script'],
    ['client', 'client'],
    ['font', 'font'],
    ['pictures', 'pictures'],
    ['data', 'data'],
    ['all', 'all'],
  ])
  console.log(`KiB, brotli${' '.repeat(33)}${columns.map(([title]) => title.padStart(10)).join('')}`)
  for (const { path: name, weight, files } of pages) {
    console.log(name.padEnd(44) + columns.map(([, kind]) => kib(weight[kind]).padStart(10)).join(''))
    if (!isDetailed) continue
    for (const file of files) console.log(`  ${kib(file.bytes).padStart(6)}  ${file.kind.padEnd(13)} ${file.name}`)
  }
}

/** One page per budget. @param {string[]} paths @param {string} base */
function typical(paths, base) {
  return budgets.flatMap((budget) => paths.filter((path) => budgetOf(path, base) === budget).slice(0, 1))
}

/** @param {string} path @param {string} base with a trailing slash */
function budgetOf(path, base) {
  return budgets.find(({ pages }) => pages.test(`/${path.slice(base.length)}`))
}

/** @param {WeighedPage} page @param {string} base */
function overBudget({ path: name, weight }, base) {
  const { budget } = budgetOf(name, base) ?? {}
  if (!budget) throw new Error(`${name} has no budget`)
  return Object.entries(budget)
    .filter(([kind, limit]) => weight[/** @type {keyof typeof budget} */ (kind)] > limit * 1024)
    .map(
      ([kind, limit]) => `  ${name}: ${kind} ${kib(weight[/** @type {keyof typeof budget} */ (kind)])} of ${limit} KiB`,
    )
}
