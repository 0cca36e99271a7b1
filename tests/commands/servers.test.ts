import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { pidFile } from '../../supabase/embedded/data-folder.mjs'
import { occupyPort } from '../support/free-port'
import { cleanUp, startNode, tempPath } from '../support/node-process'
import { namesOfTestimonials, runStart, start, writeTestimonial } from '../support/start-server'

// Repeated runs of `npm start` on one folder, and servers that cannot start. start.test.ts has the usual start.

const timeout = 120_000
const folder = tempPath()

afterAll(cleanUp)

test('data persists after a stop, and after a kill', { timeout }, async () => {
  const first = await start(folder)
  await writeTestimonial(first.site, 'Before the stop')
  await first.kill('SIGTERM')
  const second = await start(folder)
  expect(await namesOfTestimonials(second.site)).toContain('Before the stop')
  await writeTestimonial(second.site, 'Before the kill')
  await second.kill('SIGKILL')
  expect(fs.existsSync(pidFile(folder))).toBe(true)

  const third = await start(folder)
  const names = await namesOfTestimonials(third.site)
  expect(names).toEqual(expect.arrayContaining(['Before the stop', 'Before the kill']))
  expect(new Set(names).size).toBe(names.length)
  await third.kill('SIGTERM')
})

test('a start on a port in use says so, and leaves its data folder free', { timeout }, async () => {
  const { port, leave } = await occupyPort()
  const { code, stderr } = await runStart(port, folder).ended
  await leave()
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} is already in use`)
  expect(fs.existsSync(pidFile(folder))).toBe(false)
})

test('a preview without a build says what to do', async () => {
  const { code, stderr } = await startNode(['node_modules/vite/bin/vite.js', 'preview'], {
    BUILD_DIR: tempPath(),
    EMBEDDED_DATA_DIR: folder,
  }).ended
  expect(code).toBe(1)
  expect(stderr).toContain('There is no build to show yet; "npm run build" makes one.')
})
