import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config'

// scripts/engines.mjs, which runs this, has found the browsers. The runner's own
// way to drive them needs browsers of its own making; tests/engines has another.

export default defineConfig({
  ...endToEnd,
  testDir: 'tests/engines',
  // Each kind of test empties its own folder when it begins.
  outputDir: 'tests/engines/test-results',
  testMatch: '**/*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: { ...endToEnd.use, trace: 'off' },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
