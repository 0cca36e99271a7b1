import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagesOf } from '@/prerender/pages'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { startHostedProject } from '../support/hosted-project'
import { cleanUp, nonEmptyLines, startNode, tempPath } from '../support/node-process'

const timeout = 180_000
const folder = tempPath('dist')

afterAll(cleanUp)

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
const allFiles = () =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const countPages = () => read('sitemap.xml').match(/<loc>/g)?.length

test('an unreachable project fails the build and keeps the last one', { timeout }, async () => {
  const project = await startHostedProject('An oak in October')
  const settings = {
    BUILD_DIR: folder,
    VITE_SUPABASE_URL: project.url,
    VITE_SUPABASE_ANON_KEY: LOCAL_ANON_KEY,
    VITE_SITE_URL: 'https://host.example',
    VITE_ADMIN_PASSWORD_SHA256: '0'.repeat(64),
  }
  expect((await startNode(['scripts/build.mjs'], settings).ended).code).toBe(0)
  await project.close()
  const before = allFiles()
  const stopped = await startNode(['scripts/build.mjs'], settings).ended
  expect(stopped.code).toBe(1)
  expect(nonEmptyLines(stopped.stderr)).toEqual([
    expect.stringMatching(/^Posts and testimonials could not be read from http:.*The last build is left as it was/),
  ])
  expect(allFiles()).toEqual(before)
  expect(read('blog/post-14.html')).toContain('Body 14.')

  const { code } = await startNode(['scripts/build.mjs'], { ...settings, ALLOW_NO_DATA: '1' }).ended
  expect(code).toBe(0)
  expect(read('blog.html')).toContain('Loading posts...')
  expect(read('blog.html')).not.toContain('id="page-rows"')
  expect(countPages()).toBe(pagesOf(null).length)
  expect(allFiles().filter((file) => file.startsWith('blog/'))).toEqual([])
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['dist'])
})
