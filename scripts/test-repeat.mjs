import { spawn, spawnSync } from 'node:child_process'
import os from 'node:os'

// `npm run test:repeat`: runs the tests three times while busy loops load every core. Finds flaky tests that depend on
// timing.

const RUNS = 3
/** Covers the slowest tests and the step results at the end of the output. */
const SUMMARY_LINES = 40

const busyLoops = os.cpus().map(() => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
const lastLines = []
for (let run = 1; run <= RUNS; run += 1) {
  console.log(`Run ${run} of ${RUNS}`)
  const { stdout, status } = spawnSync(process.execPath, ['scripts/test.mjs', ...process.argv.slice(2)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  const summary = stdout.trimEnd().split('\n').slice(-SUMMARY_LINES).join('\n')
  console.log(summary)
  lastLines.push(summary.split('\n').at(-1))
  if (status !== 0) process.exitCode = 1
}
for (const busyLoop of busyLoops) busyLoop.kill()
console.log(lastLines.map((line, index) => `Run ${index + 1}: ${line}`).join('\n'))
