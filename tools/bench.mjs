import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { preview } from 'vite'
import { runCommand } from '../scripts/command-line.mjs'
import { PlainError } from '../scripts/plain-error.mjs'
import { findBrowser } from '../scripts/test/find-browser.mjs'

// `npm run bench [-- --runs=5] [-- /about /contact]`: runs Lighthouse on the last build, with an emulated phone and
// slow network, and prints medians of three runs. npx fetches Lighthouse, because it is as large as all other dependencies.

const LIGHTHOUSE = 'lighthouse@12.8.2'
const PORT = 4293

const CHROME_FLAGS = [
  '--headless=new',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"',
]

const METRICS = /** @type {const} */ ([
  ['FCP s', 'first-contentful-paint', 1000],
  ['LCP s', 'largest-contentful-paint', 1000],
  ['TBT ms', 'total-blocking-time', 1],
  ['CLS', 'cumulative-layout-shift', 1],
  ['KiB', 'total-byte-weight', 1024],
])
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

await runCommand(async () => {
  const folder = process.env.BUILD_DIR ?? 'dist'
  if (!fs.existsSync(`${folder}/sitemap.xml`)) {
    throw new PlainError('There is no build to measure yet; "npm run build" makes one.')
  }
  const runs = Number(/--runs=([1-9]\d*)/.exec(process.argv.join(' '))?.[1] ?? 3)
  const requested = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
  const browser = findBrowser()

  const tempFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-bench-'))
  process.env.EMBEDDED_DATA_DIR = path.join(tempFolder, 'database')
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: PORT, strictPort: true } })
  const paths = requested.length > 0 ? requested : onePageOfEachKind(folder, server.config.base)
  try {
    /** @type {Record<string, Record<string, number>>} */
    const table = {}
    for (const page of paths) {
      /** @type {Record<string, number>[]} */
      const reports = []
      for (let run = 1; run <= runs; run += 1) reports.push(await measure(page, browser, tempFolder))
      const medianOf = (/** @type {string} */ column) => median(reports.map((report) => report[column] ?? Number.NaN))
      table[page] = Object.fromEntries(Object.keys(reports[0] ?? {}).map((column) => [column, medianOf(column)]))
    }
    console.table(table)
  } finally {
    await server.close()
    fs.rmSync(tempFolder, { recursive: true, force: true })
  }
  // The embedded database keeps the process alive.
  process.exit()
})

/** @param {string} folder @param {string} base */
function onePageOfEachKind(folder, base) {
  const sitemap = fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const kinds = [/^\/$/, /^\/services\//, /^\/service-areas\//, /^\/blog$/, /^\/blog\//, /^\/get-a-quote$/]
  return kinds.flatMap((kind) => all.find((one) => kind.test(`/${one.slice(base.length)}`)) ?? [])
}

/**
 * @param {string} page
 * @param {string} browser
 * @param {string} folder for the report
 * @returns {Promise<Record<string, number>>}
 */
async function measure(page, browser, folder) {
  const report = path.join(folder, 'report.json')
  const args = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${CHROME_FLAGS.join(' ')}`]
  const command = spawn('npx', ['--yes', LIGHTHOUSE, `http://127.0.0.1:${PORT}${page}`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
    shell: process.platform === 'win32',
  })
  const code = await new Promise((resolve) => command.once('exit', resolve))
  if (code !== 0) throw new PlainError(`Lighthouse stopped at ${page}; its own words are above.`)
  const { audits, categories } = JSON.parse(fs.readFileSync(report, 'utf8'))
  const metrics = METRICS.map(([title, audit, unit]) => [title, Number((audits[audit].numericValue / unit).toFixed(3))])
  const scores = CATEGORIES.map((category) => [category, Math.round(categories[category].score * 100)])
  return Object.fromEntries([...metrics, ...scores])
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
