import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { provideEmptyCluster } from './test/empty-cluster.mjs'
import { ownBuild } from './test/own-build.mjs'

// `npm test`: the checks that a change must pass, cheapest first. --all (`npm run test:all`) runs every test. A failed
// step does not stop the run. The output ends with the time and result of each step, and the names of failed tests.

const isAll = process.argv.includes('--all')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-test-'))

const openBuild = ownBuild(folder)
/** The same build with the lock on. */
const lockedBuild = {
  ...openBuild,
  BUILD_DIR: path.join(folder, 'dist-locked'),
  VITE_ADMIN_EMAIL: LOCAL_ADMIN_EMAIL,
}

/** @typedef {{ name: string, args: string[], env?: Record<string, string> }} Step */

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
  return { name, args: ['node_modules/vitest/vitest.mjs', 'run', ...projects.map((project) => `--project=${project}`)] }
}

/** @param {string} name @param {ReturnType<typeof ownBuild>} build @returns {Step} */
function endToEnd(name, build) {
  return { name, args: ['scripts/e2e.mjs'], env: { ...build, ...(isAll && { E2E_ALL: '1' }) } }
}

/** How Vitest and Playwright begin the report of a failed test. */
const FAILED_TEST = /^ FAIL .*|^ +\d+\) \[.*[^ ─\n]/gm

/** @param {Step} step */
async function run({ name, args, env }) {
  console.log(`\n=== ${name}`)
  const started = performance.now()
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, args, { stdio: 'pipe', env: { ...process.env, ...colors, ...env } })
  let output = ''
  for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      process[stream].write(text)
      output += text
    })
  }
  const [code] = await once(child, 'close')
  const failedTests = new Set(stripVTControlCharacters(output).match(FAILED_TEST))
  return { name, isGreen: code === 0, seconds: (performance.now() - started) / 1000, failedTests }
}

const removeCluster = await provideEmptyCluster()
const results = []
for (const group of steps) results.push(...(await Promise.all(group.map(run))))
await removeCluster()
fs.rmSync(folder, { recursive: true, force: true })

console.log()
for (const { name, isGreen, seconds, failedTests } of results) {
  console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  for (const test of failedTests) console.log(`           ${test.trim()}`)
}
const failed = results.filter(({ isGreen }) => !isGreen).length
console.log(failed ? `\n${failed} of ${results.length} steps failed` : '\nAll steps passed')
process.exitCode = failed ? 1 : 0
