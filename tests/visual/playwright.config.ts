import { defineConfig, devices } from '@playwright/test'
import endToEnd from '../../playwright.config'

// Run by tools/visual.mjs, which makes the build and the data folder.

const { launchOptions, ...use } = endToEnd.use ?? {}

export default defineConfig({
  ...endToEnd,
  testDir: '.',
  // Playwright empties this folder at the start, so each config has its own.
  outputDir: 'test-results',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/references/{arg}-{projectName}{ext}',
  updateSnapshots: 'none',
  // Chromium rounds the edge of a shape differently at times. A changed background color exceeds this.
  expect: { toMatchSnapshot: { threshold: 0.03, maxDiffPixels: 20 } },
  use: {
    ...use,
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...launchOptions,
      // No subpixel antialiasing and no hinting, so text renders the same on every display.
      args: [...(launchOptions?.args ?? []), '--disable-lcd-text', '--font-render-hinting=none'],
    },
  },
  projects: [360, 768, 1024, 1280].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: 800 } },
  })),
})
