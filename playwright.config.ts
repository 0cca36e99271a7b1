import { defineConfig, devices } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4273)

// scripts/e2e.mjs, which runs this, has found the browser and made a folder for the data.
/** The stories of the panel, in the posture of the lock (scripts/test.mjs); the other tests know nothing of it. */
const LOCKED = ['**/locked.spec.ts', '**/quote-request.spec.ts', '**/admin-content.spec.ts']
const isLocked = Boolean(process.env.VITE_ADMIN_EMAIL)

export default defineConfig({
  ...(isLocked && { testMatch: LOCKED }),
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The tests share one small database and two cores.
  workers: 1,
  // For machines that are several times slower: what is slow is measured elsewhere (README, "How fast").
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/Detroit',
    trace: 'retain-on-failure',
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
      testIgnore: ['**/mobile-menu.spec.ts', ...(isLocked ? [] : ['**/locked.spec.ts'])],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Hosts answer a phone with the same files, and what is made of a row is the same everywhere.
      testIgnore: [
        '**/drop-downs.spec.ts',
        '**/finished-pages.spec.ts',
        '**/headers.spec.ts',
        '**/hostile-content.spec.ts',
        '**/privacy.spec.ts',
        ...(isLocked ? [] : ['**/locked.spec.ts']),
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  webServer: {
    command: `node scripts/preview.mjs --port ${PORT} --strictPort --host 127.0.0.1`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
    // The backend logs the errors that the tests provoke.
    stderr: 'ignore',
  },
})
