import { spawn, spawnSync } from 'node:child_process'
import os from 'node:os'

// `npm run test:repeat`: the tests three times in a row, while other processes keep every core busy. Tests that depend
// on how fast the machine is fail here.

const RUNS = 3
/** The slowest tests and the steps, at the end of what `npm test` prints. */
const SUMMARY_LINES = 40

const loops = os.cpus().map(() => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
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
for (const loop of loops) loop.kill()
console.log(lastLines.map((line, index) => `Run ${index + 1}: ${line}`).join('\n'))
