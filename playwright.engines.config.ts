import { defineConfig } from '@playwright/test'
import endToEnd from './playwright.config'

// scripts/engines.mjs, which runs this, has found the browsers. The runner's own
// way to drive them needs browsers of its own making; tests/engines has another.

export default defineConfig({
  ...endToEnd,
  testDir: 'tests/engines',
  testMatch: '**/*.spec.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
