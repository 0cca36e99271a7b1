import { defineConfig, devices } from '@playwright/test'

// scripts/e2e.mjs, which runs this, has found the browser and made a folder for the data; tests/e2e/support.ts starts a
// server for each worker.

/** The stories of the panel, in the posture of the lock (scripts/test.mjs); the other tests know nothing of it. */
const LOCKED = ['**/locked.spec.ts', '**/quote-request.spec.ts', '**/admin-content.spec.ts']
const isLocked = Boolean(process.env.VITE_ADMIN_EMAIL)

/**
 * Tags say where a test runs: without one on the desktop, with @phone on the phone, with @both on both. E2E_ALL=1, as
 * `npm run test:all` sets it, runs every test on both, and those tagged @full, which `npm test` leaves out.
 */
const isAll = process.env.E2E_ALL === '1'
const tests = isAll
  ? { desktop: {}, phone: {} }
  : {
      desktop: {
        grepInvert: isLocked ? /@full|checks come first|breaks off|closed tab|testimonial is added/ : /@phone|@full/,
      },
      // With the lock on, the forms and the panel are the same on both.
      phone: { grep: isLocked ? /^$/ : /@phone|@both/, grepInvert: /@full/ },
    }

export default defineConfig({
  ...(isLocked && { testMatch: LOCKED }),
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // A worker for each core of a small machine, each with a database of its own that its tests share.
  workers: 2,
  // For machines that are several times slower: what is slow is measured elsewhere (docs/speed.md).
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    // What fails runs once more with a trace (scripts/e2e.mjs): recording every test takes a third of its time.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        // As root, in containers, Chromium has no sandbox; and it is to look up nothing but this machine.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...tests.desktop,
      testIgnore: ['**/mobile-menu.spec.ts', ...(isLocked ? [] : ['**/locked.spec.ts'])],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...tests.phone,
      // Hosts answer a phone with the same files, and what is made of a row is the same everywhere.
      testIgnore: [
        '**/drop-downs.spec.ts',
        '**/finished-pages.spec.ts',
        '**/headers.spec.ts',
        '**/hostile-content.spec.ts',
        '**/privacy.spec.ts',
        ...(isLocked ? [] : ['**/locked.spec.ts']),
      ],
      // One pixel for each pixel: a phone's seven would be painted by the processor.
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
})
