import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LOCAL_ADMIN_EMAIL } from '../supabase/embedded/local-settings.mjs'
import { provideEmptyCluster } from './lib/empty-cluster.mjs'
import { failedTests } from './lib/failed-tests.mjs'
import { temporaryFolder } from './lib/temporary-folder.mjs'
import { testBuildEnv } from './lib/test-build-env.mjs'

// `npm test`: the checks that a change must pass, cheapest first. --all (`npm run test:all`) runs every test, --quick
// only those that need no database, build, browser or server. A failed check of the source ends the run; other failed
// steps do not. The output ends with the time and result of each step, and the names of failed tests.

const { all: isAll = false, quick: isQuick = false } = parseArgs({
  options: { all: { type: 'boolean' }, quick: { type: 'boolean' } },
}).values
const folder = temporaryFolder('test')

const openBuild = testBuildEnv(folder)
/** The lock is on in this build (docs/lock.md). */
const lockedBuild = {
  ...openBuild,
  BUILD_DIR: path.join(folder, 'dist-locked'),
  VITE_ADMIN_EMAIL: LOCAL_ADMIN_EMAIL,
}

/**
 * `report` is the file to which a step writes the results of its tests as JSON.
 * @typedef {{ name: string, args: string[], env?: Record<string, string>, report?: string }} Step
 */

/** @type {Step[]} */
const sourceChecks = [
  { name: 'Format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'Types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
]

const quickSteps = [sourceChecks, [vitest('Unit', ['unit'])]]

/** The steps of a group do not need each other, so they run at the same time. @type {Step[][]} */
const steps = [
  sourceChecks,
  [vitest('Unit, screens, database, build', ['unit', 'screens', 'database', 'build'])],
  [
    { name: 'Build', args: ['scripts/build.mjs'], env: openBuild },
    { name: 'Build with the lock', args: ['scripts/build.mjs'], env: lockedBuild },
  ],
  [{ name: 'Size', args: ['scripts/size.mjs', ...(isAll ? [] : ['--typical'])], env: openBuild }],
  [playwright('End to end', 'scripts/e2e.mjs', openBuild)],
  [playwright('End to end with the lock', 'scripts/e2e.mjs', lockedBuild)],
  ...(isAll
    ? [
        [vitest('Commands', ['commands'])],
        [playwright('Visual', 'tools/visual.mjs')],
        [playwright('Hosted', 'tools/hosted.mjs')],
        [vitest('Hosts', ['hosts'])],
      ]
    : [[vitest('Commands', ['commands'], ...['start', 'end-to-end'].map((name) => `tests/commands/${name}.test.ts`))]]),
]

/** @param {string} name @param {string[]} projects @param {string[]} files all, if there are none @returns {Step} */
function vitest(name, projects, ...files) {
  const report = path.join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return { name, args: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters, ...files], report }
}

/** @param {string} name @param {string} script @param {Record<string, string>} [build] @returns {Step} */
function playwright(name, script, build) {
  const report = path.join(folder, `${name}.json`)
  const env = { ...build, ...(isAll && { E2E_ALL: '1' }), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return { name, args: [script, '--reporter=list,json'], env, report }
}

/** @param {Step} step */
async function run({ name, args, env, report }) {
  console.log(`\n=== ${name}`)
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'close')
  const seconds = (performance.now() - started) / 1000
  const failed = report ? failedTests(report) : []
  return { name, isGreen: code === 0 && failed.length === 0, seconds, failed }
}

if (!isQuick) await provideEmptyCluster()
const results = []
for (const group of isQuick ? quickSteps : steps) {
  const groupResults = await Promise.all(group.map(run))
  results.push(...groupResults)
  // After a lint or type error other steps would fail too, but minutes later and with less useful words.
  if (group === sourceChecks && groupResults.some(({ isGreen }) => !isGreen)) break
}

console.log()
for (const { name, isGreen, seconds, failed } of results) {
  console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  for (const test of failed) console.log(`           ${test}`)
}
const failedSteps = results.filter(({ isGreen }) => !isGreen).length
console.log(failedSteps ? `\n${failedSteps} of ${results.length} steps failed` : '\nAll steps passed')
process.exitCode = failedSteps ? 1 : 0
