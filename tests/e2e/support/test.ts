import { test as base, expect } from '@playwright/test'
import { startPreview } from './preview-server'

/** The test fails when the site throws, or logs an error or a warning that `expectedComplaints` does not match. */
export const test = base.extend<{ expectedComplaints: RegExp[] }, { serverUrl: string }>({
  expectedComplaints: [[], { option: true }],
  serverUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed.
    async ({}, use, { parallelIndex }) => {
      const server = await startPreview(parallelIndex)
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // Chromium logs an error when the page itself is answered with 404.
      if (/status of 404/.test(message.text()) && message.location().url === page.url()) return
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([])
  },
})

export { expect }

/** Whether this is `npm run test:all`. */
export const isAll = process.env.E2E_ALL === '1'
