import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../../scripts/test/reports.mjs'

// The real runners write the reports, for test files that fail on purpose.
let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-reports-'))
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text)

function run(program: string, args: string[], env: Record<string, string> = {}) {
  // Environment variables of the outer test runner would leak into the inner one.
  const { PATH, HOME } = process.env
  const command = [path.resolve('node_modules', program), ...args]
  spawnSync(process.execPath, command, { cwd: folder, env: { PATH, HOME, ...env } as NodeJS.ProcessEnv })
}

test('a Vitest report lists the failed tests, and the files that do not load', () => {
  write('sum.test.js', "test('adds', () => expect(1 + 1).toBe(2))\ntest('is wrong', () => expect('a').toBe('b'))\n")
  write('broken.test.js', "throw new Error('This file is broken.')\n")
  const report = path.join(folder, 'vitest.json')
  run('vitest/vitest.mjs', ['run', '--globals', '--reporter=json', `--outputFile=${report}`])
  const outcome = readVitestReport(report)
  expect(outcome).toMatchObject({ passed: 1, failed: 2 })
  expect(outcome.timings.map(({ name }) => name).sort()).toEqual([
    expect.stringMatching(/sum\.test\.js › adds$/),
    expect.stringMatching(/sum\.test\.js › is wrong$/),
  ])
  expect(outcome.failures.sort()).toEqual([
    expect.stringMatching(/broken\.test\.js › does not load › This file is broken\.$/),
    expect.stringMatching(/sum\.test\.js › is wrong › AssertionError: expected 'a' to be 'b'/),
  ])
}, 60_000)

test('a Playwright report lists the failed tests with their line and project', () => {
  write(
    'playwright.config.js',
    "export default { reporter: 'json', projects: [{ name: 'phone' }], testMatch: '*.spec.js' }\n",
  )
  write(
    'page.spec.js',
    [
      "import { expect, test } from '@playwright/test'",
      "test('holds', () => {})",
      "test.describe('inner', () => {",
      "  test('is wrong', () => {",
      "    expect('a').toBe('b')",
      '  })',
      '})',
    ].join('\n'),
  )
  const report = path.join(folder, 'playwright.json')
  run('@playwright/test/cli.js', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  expect(readPlaywrightReport(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [expect.stringMatching(/^page\.spec\.js:4 \[phone\] › is wrong › Error: expect\(received\)\.toBe/)],
    timings: ['holds', 'is wrong'].map((title) => ({
      name: `page.spec.js [phone] › ${title}`,
      ms: expect.any(Number),
    })),
  })
}, 60_000)
