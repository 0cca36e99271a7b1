import fs from 'node:fs'
import path from 'node:path'

/** @typedef {import('vitest/node').JsonTestResults} VitestReport */
/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */

/**
 * The names of the failed tests in a JSON report; none when the run ended before it was written.
 * @param {string} file
 */
export function failedTests(file) {
  if (!fs.existsSync(file)) return []
  /** @type {VitestReport | PlaywrightReport} */
  const report = JSON.parse(fs.readFileSync(file, 'utf8'))
  return 'suites' in report ? report.suites.flatMap(failedInSuite) : report.testResults.flatMap(failedInFile)
}

/** @param {VitestReport['testResults'][number]} file @returns {string[]} */
function failedInFile({ name, status, assertionResults }) {
  const file = path.relative('', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that cannot be loaded has no tests.
  if (status === 'failed' && failed.length === 0) return [file]
  return failed.map(({ fullName }) => `${file} > ${fullName}`)
}

/** @param {Suite} suite @returns {string[]} */
const failedInSuite = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} > ${title}`),
  ...suites.flatMap(failedInSuite),
]
