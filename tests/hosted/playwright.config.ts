import { defineConfig, devices } from '@playwright/test'
import endToEnd from '../../playwright.config'
import type { HostedOptions } from './support'

// Run by tools/hosted.mjs. Each project of this file is one worker with a Supabase project and a build of its own.

export default defineConfig<object, HostedOptions>({
  ...endToEnd,
  testDir: '.',
  outputDir: 'test-results',
  testMatch: '**/*.spec.ts',
  use: { ...endToEnd.use, ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
  projects: [
    { name: 'open', use: { isLocked: false }, grepInvert: /\blocked: / },
    { name: 'locked', use: { isLocked: true }, grepInvert: /\bopen: / },
  ],
})
