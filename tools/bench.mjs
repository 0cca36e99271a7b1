import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { runCommand } from '../scripts/lib/command-line.mjs'
import { findBrowser } from '../scripts/lib/find-browser.mjs'
import { serveBuild } from '../scripts/lib/serve-build.mjs'
import { UserError } from '../scripts/lib/user-error.mjs'

// `npm run bench -- [--runs=5] [/about /contact]`: runs Lighthouse on the last build, with an emulated phone and a slow
// network, and prints the medians of three runs. npx fetches Lighthouse, because it is as large as all other
// dependencies together.

const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Without paths, one page of each kind is measured. */
const KINDS = [/^\/$/, /^\/services\//, /^\/service-areas\//, /^\/blog$/, /^\/blog\//, /^\/get-a-quote$/]

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
  const options = /** @type {const} */ ({ runs: { type: 'string', default: '3' } })
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new UserError('--runs takes the number of runs, as in --runs=5.')
  const { site, pages } = await serveBuild()
  const browser = findBrowser()
  const typical = KINDS.flatMap((kind) => pages.find((page) => kind.test(page)) ?? [])
  const measured = positionals.length > 0 ? positionals : typical
  /** @type {Record<string, Record<string, number>>} */
  const table = {}
  for (const page of measured) {
    /** @type {Record<string, number>[]} */
    const reports = []
    for (let run = 1; run <= runs; run += 1) reports.push(await measure(site + page, browser))
    const medianOf = (/** @type {string} */ column) => median(reports.map((report) => report[column] ?? Number.NaN))
    table[page] = Object.fromEntries(Object.keys(reports[0] ?? {}).map((column) => [column, medianOf(column)]))
  }
  console.table(table)
  process.exit()
})

/** @param {string} address @param {string} browser @returns {Promise<Record<string, number>>} */
async function measure(address, browser) {
  const args = ['--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS.join(' ')}`]
  const lighthouse = spawn('npx', ['--yes', LIGHTHOUSE, address, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
    shell: process.platform === 'win32',
  })
  const [report, [code]] = await Promise.all([text(lighthouse.stdout), once(lighthouse, 'exit')])
  if (code !== 0) throw new UserError(`Lighthouse stopped at ${address}; its own output is above.`)
  const { audits, categories } = JSON.parse(report)
  const metrics = METRICS.map(([title, audit, unit]) => [title, Number((audits[audit].numericValue / unit).toFixed(3))])
  const scores = CATEGORIES.map((category) => [category, Math.round(categories[category].score * 100)])
  return Object.fromEntries([...metrics, ...scores])
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
