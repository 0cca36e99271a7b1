import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { ownBuild } from './own-build.mjs'

// `npm test`: everything that must hold before a change lands, in the order in
// which failures are cheapest. It goes on after a failure, and ends with one
// line that counts the tests of all steps; a step without tests counts as one.

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-test-'))
const lockedReport = path.join(reports, 'playwright-locked.json')
const unitReport = path.join(reports, 'vitest.json')
const e2eReport = path.join(reports, 'playwright.json')

const openBuild = ownBuild(reports)
/** The same with the lock on. */
const lockedBuild = {
  ...openBuild,
  BUILD_DIR: path.join(reports, 'dist-locked'),
  VITE_ADMIN_EMAIL: LOCAL_ADMIN_EMAIL,
}

/** @param {string} report */
const countPlaywright = (report) => {
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** @typedef {{ passed: number, failed: number }} Counts */
/** @type {{ name: string, args: string[], env?: Record<string, string>, count?: () => Counts }[]} */
const steps = [
  { name: 'Format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'Unit, screens, database',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unitReport}`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(fs.readFileSync(unitReport, 'utf8'))
      // A file that does not even load has no test that could fail.
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
    },
  },
  { name: 'Build', args: ['scripts/build.mjs'], env: openBuild },
  { name: 'Size', args: ['scripts/size.mjs'], env: openBuild },
  {
    name: 'End to end',
    args: ['scripts/e2e.mjs'],
    env: { ...openBuild, E2E_REPORT: e2eReport },
    count: () => countPlaywright(e2eReport),
  },
  { name: 'Build with the lock', args: ['scripts/build.mjs'], env: lockedBuild },
  {
    name: 'End to end with the lock',
    args: ['scripts/e2e.mjs'],
    env: { ...lockedBuild, E2E_REPORT: lockedReport },
    count: () => countPlaywright(lockedReport),
  },
]

/** @param {(typeof steps)[number]} step @returns {Counts} */
function run({ name, args, env, count }) {
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const hasFailed = status !== 0
  try {
    const counts = count?.() ?? { passed: hasFailed ? 0 : 1, failed: 0 }
    return { passed: counts.passed, failed: hasFailed ? Math.max(counts.failed, 1) : counts.failed }
  } catch {
    // No report: the step broke before its first test.
    return { passed: 0, failed: 1 }
  }
}

const results = steps.map((step) => ({ name: step.name, ...run(step) }))
fs.rmSync(reports, { recursive: true, force: true })

console.log()
for (const { name, passed, failed } of results)
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`)
const total = (/** @type {'passed' | 'failed'} */ key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
