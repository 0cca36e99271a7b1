import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config'

// tools/engines.mjs, which runs this, has found the browsers. The runner's own
// way to drive them needs browsers of its own making; tests/engines has another.

const PORT = 4273

export default defineConfig({
  ...endToEnd,
  testDir: 'tests/engines',
  // Each kind of test empties its own folder when it begins.
  outputDir: 'tests/engines/test-results',
  testMatch: '**/*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // The browsers take turns at one server.
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
