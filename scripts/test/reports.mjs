import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// What the runners' JSON reports say, so that the last lines of a long run name
// every test that failed, and why: a log is often read from its end, and cut off.

/**
 * @typedef {{ name: string, ms: number }} Timing
 * @typedef {{ passed: number, failed: number, failures: string[], timings: Timing[] }} Outcome
 * `failures` has a line for each failed test: where it is, its name, and the first line of the error.
 * `timings` has every test that ran.
 */

/**
 * The report of Vitest's reporter `json`.
 * @param {string} file
 * @returns {Outcome}
 */
export function readVitestReport(file) {
  const { numPassedTests, testResults } = readJson(file)
  const failures = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const source = path.relative('', name)
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    // A file that does not even load has no test that could fail.
    if (status === 'failed' && failed.length === 0) return [describe(source, 'does not load', message)]
    return failed.map((/** @type {any} */ test) => describe(source, test.fullName, test.failureMessages[0]))
  })
  const timings = testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
      name: `${path.relative('', name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  )
  return { passed: numPassedTests, failed: failures.length, failures, timings }
}

/**
 * The report of Playwright's reporter `json`.
 * @param {string} file
 * @returns {Outcome}
 */
export function readPlaywrightReport(file) {
  const { stats, suites, errors } = readJson(file)
  const specs = specsOf(suites)
  const failures = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected')
      .map((/** @type {any} */ test) => {
        const error = test.results.find((/** @type {any} */ result) => result.error)?.error
        // The error may have come from a file that the tests share.
        return describe(`${spec.file}:${spec.line} [${test.projectName}]`, spec.title, error?.message)
      }),
  )
  // Those of no test, such as a file that does not load or a server that does not start.
  const others = errors.map((/** @type {any} */ { message }) => describe('Playwright', 'no test', message))
  const all = [...failures, ...others]
  const timings = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      name: `${spec.file} [${test.projectName}] › ${spec.title}`,
      ms: test.results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
    })),
  )
  return { passed: stats.expected + stats.flaky, failed: all.length, failures: all, timings }
}

/** @param {any[]} suites @returns {any[]} */
const specsOf = (suites) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])])

/** @param {string} place @param {string} title @param {string | undefined} message */
function describe(place, title, message) {
  const reason = stripVTControlCharacters(message ?? '')
    .split('\n')
    .find((line) => line.trim())
  return [place, title, reason?.trim()].filter(Boolean).join(' › ')
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))
