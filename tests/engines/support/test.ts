import { test as base, expect } from '@playwright/test'
import type { Engine } from './commands'
import { type EnginePage, openPage } from './engine-page'
import { startFirefox } from './firefox'
import { startWebkit } from './webkit'

const starters: Record<string, () => Promise<Engine>> = { firefox: startFirefox, webkit: startWebkit }

/** A page that fails its test when the site throws, logs an error or breaks its policy. */
export const test = base.extend<{ site: EnginePage }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what is asked for from it.
    async ({}, use, { project }) => {
      const start = starters[project.name]
      if (!start) throw new Error(`Nothing starts ${project.name}.`)
      const engine = await start()
      process.stdout.write(`${project.name} ${engine.version}\n`)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ engine, baseURL }, use) => {
    const site = openPage(engine, baseURL ?? '')
    // Each test begins as a new visitor, on a desktop; the address has no page that would still be loading.
    await site.open('/robots.txt')
    await site.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await site.resize(1280)
    await use(site)
    expect(await site.takeComplaints()).toEqual([])
  },
})

export { expect }
