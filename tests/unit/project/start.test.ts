import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { pidFile } from '../../../supabase/embedded/data-folder.mjs'
import { freePort } from '../../support/free-port'
import { cleanUp, nonEmptyLines, tempPath } from '../../support/node-process'
import { namesOfTestimonials, runStart, start, writeTestimonial } from '../../support/start-server'

const folder = tempPath()

afterAll(cleanUp)

test('npm start prints the site’s URL and the admin login, and claims its data folder.', {
  timeout: 120_000,
}, async () => {
  const { site, pid, printed, kill } = await start(folder)
  expect(printed.stdout).toContain(`${site}/`)
  expect(printed.stdout).toContain('/admin')
  expect(printed.stderr).toBe('')

  const page = await fetch(`${site}/`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('id="root"')
  expect((await namesOfTestimonials(site)).length).toBeGreaterThan(0)
  await writeTestimonial(site, 'Before the stop')

  const second = await runStart(await freePort(), folder).ended
  expect(second.code).toBe(1)
  expect(nonEmptyLines(second.stderr)).toEqual([expect.stringContaining(`in use by process ${pid};`)])

  expect((await kill('SIGTERM')).code).toBe(0)
  expect(fs.existsSync(pidFile(folder))).toBe(false)
})
