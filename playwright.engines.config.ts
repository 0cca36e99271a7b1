import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config'

// Run by tools/engines.mjs, which finds the browsers. Playwright can only drive its own builds of Firefox and WebKit,
// so tests/engines drives the stock browsers over WebDriver and Marionette.

const PORT = 4273

export default defineConfig({
  ...endToEnd,
  testDir: 'tests/engines',
  // Playwright empties this folder at the start, so each config has its own.
  outputDir: 'tests/engines/test-results',
  testMatch: '**/*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // The browsers share one server, so they run one at a time.
  workers: 1,
  use: { ...endToEnd.use, baseURL: `http://127.0.0.1:${PORT}` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: {
    command: `node scripts/preview.mjs --port ${PORT} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    // The backend logs the errors that the tests provoke.
    stderr: 'ignore',
  },
})
