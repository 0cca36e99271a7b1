import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { ownBuild } from './own-build.mjs'
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs'

// `npm test`: everything that must hold before a change lands, in the order in
// which failures are cheapest. It goes on after a failure, and ends with the
// names of the tests that failed and one line that counts the tests of all
// steps; a step without tests counts as one.

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

/** @typedef {import('./test-reports.mjs').Outcome} Outcome */
/** @type {{ name: string, args: string[], env?: Record<string, string>, read?: () => Outcome }[]} */
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
    read: () => readVitestReport(unitReport),
  },
  { name: 'Build', args: ['scripts/build.mjs'], env: openBuild },
  { name: 'Size', args: ['scripts/size.mjs'], env: openBuild },
  {
    name: 'End to end',
    args: ['scripts/e2e.mjs'],
    env: { ...openBuild, E2E_REPORT: e2eReport },
    read: () => readPlaywrightReport(e2eReport),
  },
  { name: 'Build with the lock', args: ['scripts/build.mjs'], env: lockedBuild },
  {
    name: 'End to end with the lock',
    args: ['scripts/e2e.mjs'],
    env: { ...lockedBuild, E2E_REPORT: lockedReport },
    read: () => readPlaywrightReport(lockedReport),
  },
]

/** @param {(typeof steps)[number]} step @returns {Outcome} */
function run({ name, args, env, read }) {
  console.log(`\n=== ${name}`)
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const hasFailed = status !== 0
  try {
    const outcome = read?.() ?? { passed: hasFailed ? 0 : 1, failed: 0, failures: [] }
    return { ...outcome, failed: hasFailed ? Math.max(outcome.failed, 1) : outcome.failed }
  } catch {
    // No report: the step broke before its first test.
    return { passed: 0, failed: 1, failures: [] }
  }
}

const results = steps.map((step) => ({ name: step.name, ...run(step) }))
fs.rmSync(reports, { recursive: true, force: true })

console.log()
for (const { name, passed, failed, failures } of results) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`)
  for (const failure of failures) console.log(`         ${failure}`)
}
const total = (/** @type {'passed' | 'failed'} */ key) => results.reduce((sum, result) => sum + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') ? 1 : 0
