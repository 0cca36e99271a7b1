import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { provideEmptyCluster } from './test/empty-cluster.mjs'
import { ownBuild } from './test/own-build.mjs'
import { readPlaywrightReport, readVitestReport } from './test/reports.mjs'

// `npm test`: the checks that a change must pass, cheapest first. --all (`npm run test:all`) runs every test.
// A failed step does not stop the run. The output ends with the slowest tests, the time and failures per step, and the
// totals; a step without tests counts as one test.

const SLOWEST = 20

const isAll = process.argv.includes('--all')
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-test-'))

const openBuild = ownBuild(reports)
/** The same build with the lock on. */
const lockedBuild = {
  ...openBuild,
  BUILD_DIR: path.join(reports, 'dist-locked'),
  VITE_ADMIN_EMAIL: LOCAL_ADMIN_EMAIL,
}

/** @typedef {import('./test/reports.mjs').Outcome} Outcome */
/** @typedef {{ name: string, args: string[], env?: Record<string, string>, read?: () => Outcome }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'Format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  vitest('Unit, screens, database', ['unit', 'screens', 'database']),
  { name: 'Build', args: ['scripts/build.mjs'], env: openBuild },
  { name: 'Size', args: ['scripts/size.mjs', ...(isAll ? [] : ['--typical'])], env: openBuild },
  endToEnd('End to end', openBuild),
  { name: 'Build with the lock', args: ['scripts/build.mjs'], env: lockedBuild },
  endToEnd('End to end with the lock', lockedBuild),
  ...(isAll
    ? [
        vitest('Tools', ['tools']),
        { name: 'Engines', args: ['tools/engines.mjs'], env: openBuild },
        { name: 'Visual', args: ['tools/visual.mjs'] },
        { name: 'Hosted', args: ['tools/hosted.mjs'] },
        vitest('Hosts', ['hosts']),
      ]
    : []),
]

/** @param {string} name @param {string[]} projects @returns {Step} */
function vitest(name, projects) {
  const report = path.join(reports, `vitest-${projects[0]}.json`)
  return {
    name,
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    read: () => readVitestReport(report),
  }
}

/** @param {string} name @param {ReturnType<typeof ownBuild>} build @returns {Step} */
function endToEnd(name, build) {
  const report = path.join(reports, `${path.basename(build.BUILD_DIR)}.json`)
  return {
    name,
    args: ['scripts/e2e.mjs'],
    env: { ...build, E2E_REPORT: report, ...(isAll && { E2E_ALL: '1' }) },
    read: () => readPlaywrightReport(report),
  }
}

/** @param {Step} step */
function run({ name, args, env, read }) {
  console.log(`\n=== ${name}`)
  const started = performance.now()
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const hasFailed = status !== 0
  return { name, seconds: (performance.now() - started) / 1000, ...readOutcome(read, hasFailed) }
}

/** @param {Step['read']} read @param {boolean} hasFailed @returns {Outcome} */
function readOutcome(read, hasFailed) {
  try {
    const outcome = read?.() ?? { passed: hasFailed ? 0 : 1, failed: 0, failures: [], timings: [] }
    return { ...outcome, failed: hasFailed ? Math.max(outcome.failed, 1) : outcome.failed }
  } catch {
    // No report: the step crashed before its first test.
    return { passed: 0, failed: 1, failures: [], timings: [] }
  }
}

const removeCluster = await provideEmptyCluster()
const results = steps.map(run)
await removeCluster()
fs.rmSync(reports, { recursive: true, force: true })

/** @param {'passed' | 'failed' | 'seconds'} key */
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)

console.log(`\nThe ${SLOWEST} slowest tests:`)
const timings = results.flatMap(({ timings }) => timings).sort((a, b) => b.ms - a.ms)
for (const { name, ms } of timings.slice(0, SLOWEST)) console.log(`${seconds(ms / 1000)}  ${name}`)

console.log()
for (const result of results) {
  const { name, passed, failed, failures } = result
  console.log(`${failed ? 'FAILED' : 'ok    '} ${seconds(result.seconds)}  ${name}: ${passed} passed, ${failed} failed`)
  for (const failure of failures) console.log(`                 ${failure}`)
}
console.log(`       ${seconds(total('seconds'))}  in all`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0

/** @param {number} value */
function seconds(value) {
  return `${value.toFixed(1).padStart(6)} s`
}
