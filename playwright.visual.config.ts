import { defineConfig, devices } from '@playwright/test'
import endToEnd from './playwright.config'

// tools/visual.mjs, which runs this, has made a build and a folder for the data.

const { launchOptions, ...use } = endToEnd.use ?? {}

export default defineConfig({
  ...endToEnd,
  testDir: 'tests/visual',
  // Each kind of test empties its own folder when it begins.
  outputDir: 'tests/visual/test-results',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/references/{arg}-{projectName}{ext}',
  updateSnapshots: 'none',
  // Fewer colours make a letter's edge differ a little from time to time; another shade of a ground is more.
  expect: { toMatchSnapshot: { threshold: 0.03, maxDiffPixels: 20 } },
  use: {
    ...use,
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...launchOptions,
      // Letters without colours at their edges, so that they look alike on every screen.
      args: [...(launchOptions?.args ?? []), '--disable-lcd-text', '--font-render-hinting=none'],
    },
  },
  projects: [360, 768, 1280].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: 800 } },
  })),
})
