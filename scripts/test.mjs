import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { provideEmptyCluster } from './test/empty-cluster.mjs'
import { ownBuild } from './test/own-build.mjs'

// `npm test`: the checks that a change must pass, cheapest first. --all (`npm run test:all`) runs every test. A failed
// step does not stop the run. The output ends with the time and result of each step, and the totals; a step without
// tests counts as one test.

const isAll = process.argv.includes('--all')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-test-'))

const openBuild = ownBuild(folder)
/** The same build with the lock on. */
const lockedBuild = {
  ...openBuild,
  BUILD_DIR: path.join(folder, 'dist-locked'),
  VITE_ADMIN_EMAIL: LOCAL_ADMIN_EMAIL,
}

const VITEST = 'node_modules/vitest/vitest.mjs'

/** @typedef {{ name: string, args: string[], env?: Record<string, string>, report?: string }} Step */

/** Steps of one line run at the same time, because each keeps one core busy at most. @type {Step[][]} */
const steps = [
  [
    { name: 'Format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
    { name: 'Types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  ],
  [vitest('Unit, screens, database', ['unit', 'screens', 'database'])],
  [
    { name: 'Build', args: ['scripts/build.mjs'], env: openBuild },
    { name: 'Build with the lock', args: ['scripts/build.mjs'], env: lockedBuild },
  ],
  [{ name: 'Size', args: ['scripts/size.mjs', ...(isAll ? [] : ['--typical'])], env: openBuild }],
  [endToEnd('End to end', openBuild)],
  [endToEnd('End to end with the lock', lockedBuild)],
  ...(isAll
    ? [
        [vitest('Tools', ['tools'])],
        [{ name: 'Visual', args: ['tools/visual.mjs'] }],
        [{ name: 'Hosted', args: ['tools/hosted.mjs'] }],
        [vitest('Hosts', ['hosts'])],
      ]
    : []),
]

/** @param {string} name @param {string[]} projects @returns {Step} */
function vitest(name, projects) {
  const report = path.join(folder, `vitest-${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  return { name, args: [VITEST, 'run', ...projects.map((project) => `--project=${project}`), ...reporters], report }
}

/** @param {string} name @param {ReturnType<typeof ownBuild>} build @returns {Step} */
function endToEnd(name, build) {
  const report = path.join(folder, `${path.basename(build.BUILD_DIR)}.json`)
  return {
    name,
    args: ['scripts/e2e.mjs'],
    env: { ...build, E2E_REPORT: report, ...(isAll && { E2E_ALL: '1' }) },
    report,
  }
}

/** Prints what the step prints: at once, or after it if others run beside it. @param {Step} step @param {boolean} isAlone */
async function run({ name, args, env, report }, isAlone) {
  if (isAlone) console.log(`\n=== ${name}`)
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  const [code] = await once(child, 'close')
  if (!isAlone) console.log(`\n=== ${name}\n${printed}`)
  const seconds = (performance.now() - started) / 1000
  const isGreen = code === 0
  const counts = report ? readCounts(report) : { passed: isGreen ? 1 : 0, failed: 0 }
  return { name, seconds, passed: counts.passed, failed: isGreen ? counts.failed : Math.max(counts.failed, 1) }
}

/** The counts in a JSON report of Vitest or Playwright; zeros if the runner crashed before it wrote one. @param {string} report */
function readCounts(report) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, stats } = JSON.parse(fs.readFileSync(report, 'utf8'))
  return stats
    ? { passed: stats.expected, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests }
}

const removeCluster = await provideEmptyCluster()
const started = performance.now()
/** @type {Awaited<ReturnType<typeof run>>[]} */
const results = []
for (const group of steps) results.push(...(await Promise.all(group.map((step) => run(step, group.length === 1)))))
const seconds = (performance.now() - started) / 1000
await removeCluster()
fs.rmSync(folder, { recursive: true, force: true })

/** @param {'passed' | 'failed'} key */
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)

console.log()
for (const { name, seconds, passed, failed } of results) {
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${seconds.toFixed(1).padStart(6)} s  ${name}: ${passed} passed, ${failed} failed`,
  )
}
console.log(`       ${seconds.toFixed(1).padStart(6)} s  in all`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
