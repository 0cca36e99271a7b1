import { spawn, spawnSync } from 'node:child_process'
import os from 'node:os'

// `npm run test:repeat`: the tests three times in a row, while other processes keep every core busy. Tests that depend
// on how fast the machine is fail here.

const RUNS = 3

const loops = os.cpus().map(() => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
const lastLines = []
for (let run = 1; run <= RUNS; run += 1) {
  console.log(`Run ${run} of ${RUNS}`)
  const { stdout, status } = spawnSync(process.execPath, ['scripts/test.mjs', ...process.argv.slice(2)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  const summary = stdout.slice(stdout.lastIndexOf('\nThe 20 slowest tests:'))
  console.log(summary)
  lastLines.push(summary.trim().split('\n').at(-1))
  if (status !== 0) process.exitCode = 1
}
for (const loop of loops) loop.kill()
console.log(lastLines.map((line, index) => `Run ${index + 1}: ${line}`).join('\n'))
