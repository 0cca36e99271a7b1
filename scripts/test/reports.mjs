import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// Reads the test runners' JSON reports, because the last lines of a run must list every failed test and its error:
// long logs are read from the end and often truncated.

/**
 * @typedef {{ name: string, ms: number }} Timing
 * @typedef {{ passed: number, failed: number, failures: string[], timings: Timing[] }} Outcome
 * `failures` has one line per failed test: location, name, and the first line of the error.
 * `timings` has every test that ran.
 */

/**
 * Reads a report of Vitest's `json` reporter.
 * @param {string} file
 * @returns {Outcome}
 */
export function readVitestReport(file) {
  const { numPassedTests, testResults } = readJson(file)
  const failures = testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const source = path.relative('', name)
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    // A file that fails to load has no tests in the report.
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
 * Reads a report of Playwright's `json` reporter.
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
        // Name the spec file, because a shared helper may have thrown the error.
        return describe(`${spec.file}:${spec.line} [${test.projectName}]`, spec.title, error?.message)
      }),
  )
  // Errors outside of tests: a file that fails to load, or a server that does not start.
  const globalErrors = errors.map((/** @type {any} */ { message }) => describe('Playwright', 'no test', message))
  const all = [...failures, ...globalErrors]
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
