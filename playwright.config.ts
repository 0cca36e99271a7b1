import { defineConfig, devices } from '@playwright/test'

// Run by scripts/e2e.mjs, which finds the browser and creates the data folder. tests/e2e/support/test.ts starts one
// server per worker.

/** The tests that run with the lock on (scripts/test.mjs). The others do not depend on the lock. */
const LOCKED = ['**/locked*.spec.ts', '**/stories.spec.ts']
const isLocked = Boolean(process.env.VITE_ADMIN_EMAIL)

/**
 * Tags select the device: untagged tests run on desktop, @phone on phone, @both on both; @open ones without the lock
 * only. E2E_ALL=1 (`npm run test:all`) runs every test on both, including the @full ones, which `npm test` skips.
 */
const isAll = process.env.E2E_ALL === '1'
const allTests = isLocked ? { grepInvert: /@open/ } : {}
const tests = isAll
  ? { desktop: allTests, phone: allTests }
  : {
      desktop: { grepInvert: isLocked ? /@open|@full/ : /@phone|@full/ },
      // With the lock on, the forms and the admin panel behave the same on both devices.
      phone: { grep: isLocked ? /^$/ : /@phone|@both/, grepInvert: /@full/ },
    }

export default defineConfig({
  ...(isLocked && { testMatch: LOCKED }),
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One worker per core of a small machine. The tests of a worker share its database.
  workers: 2,
  // Allows for much slower machines. Performance is measured elsewhere (docs/speed.md).
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    // --trace=on records traces, which takes a third of the time.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      // No request leaves the machine.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...tests.desktop,
      testIgnore: [
        '**/mobile-menu.spec.ts',
        '**/phone-bar.spec.ts',
        '**/panel-on-a-phone.spec.ts',
        ...(isLocked ? [] : ['**/locked*.spec.ts']),
      ],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...tests.phone,
      // These do not depend on the device: a phone gets the same files from a host, and a row renders the same.
      testIgnore: [
        '**/drop-downs.spec.ts',
        '**/finished-pages.spec.ts',
        '**/hostile-content.spec.ts',
        '**/privacy.spec.ts',
        ...(isLocked ? [] : ['**/locked*.spec.ts']),
      ],
      // A scale factor of 1: without a GPU, a real phone's would mean painting seven times as many pixels.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
})
