import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { pidFile } from '../../supabase/embedded/data-folder.mjs'
import { cleanUp, tempPath } from '../support/node-process'
import { namesOfTestimonials, start, underNpm } from '../support/start-server'

const folder = tempPath()

afterAll(cleanUp)

test('npm start prints the site’s URL and the admin login, claims its data folder, and ends with npm', {
  timeout: 120_000,
}, async () => {
  const { site, printed, kill } = await start(folder, underNpm)
  expect(printed.stdout).toContain(`${site}/`)
  expect(printed.stdout).toContain('/admin')
  expect(printed.stderr).toBe('')

  const page = await fetch(`${site}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('id="root"')
  expect((await namesOfTestimonials(site)).length).toBeGreaterThan(0)
  // Resolves when the output is closed, by the server too.
  await kill('SIGTERM')
  expect(fs.existsSync(pidFile(folder))).toBe(false)
})
