import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { cleanUp, startNode, tempPath } from '../support/node-process'

afterAll(cleanUp)

test.each([
  ['There is no build to test yet', undefined],
  ['The last build is for a hosted project', `<meta content="connect-src 'self' https://abc.supabase.co;">`],
])('the browser tests say: %s', async (reason, html) => {
  const BUILD_DIR = tempPath('dist')
  fs.mkdirSync(BUILD_DIR)
  if (html) fs.writeFileSync(`${BUILD_DIR}/index.html`, html)
  const { code, stderr } = await startNode(['scripts/e2e.mjs'], { BUILD_DIR }).ended
  expect(stderr).toContain(reason)
  expect(code).toBe(1)
})
