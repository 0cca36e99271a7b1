import http from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { openBuildData } from '../../scripts/build/data.mjs'
import { lockDataFolder } from '../../supabase/embedded/data-folder.mjs'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { cleanUp, tempPath } from '../support/node-process'

const timeout = 60_000

afterEach(async () => {
  vi.unstubAllEnvs()
  await cleanUp()
})

const titlesAt = async (address: string | undefined) => {
  const response = await fetch(`${address}/rest/v1/blog_posts?select=title`, { headers: { apikey: LOCAL_ANON_KEY } })
  const rows: { title: string }[] = await response.json()
  return rows.map(({ title }) => title)
}

test('A hosted project is read at the URL in the settings.', async () => {
  expect(await openBuildData('https://abc.supabase.co')).toMatchObject({ says: 'https://abc.supabase.co' })
  expect((await openBuildData('https://abc.supabase.co')).address).toBeUndefined()
})

test('While the site is running, its own rows are read.', async () => {
  const folder = tempPath()
  vi.stubEnv('EMBEDDED_DATA_DIR', folder)
  const lock = lockDataFolder(folder)
  const server = http.createServer((_, response) => response.end('[{"title":"Of the running site"}]'))
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
    })
  })
  lock.setPort(port)
  const data = await openBuildData(undefined)
  expect(data.says).toBe(`the running site at http://localhost:${port}`)
  expect(await titlesAt(data.address)).toEqual(['Of the running site'])
  await data.close()
  server.close()
  server.closeAllConnections()
  lock.release()
})

test('If no running site can be reached, the sample rows are read.', { timeout }, async () => {
  const folder = tempPath()
  vi.stubEnv('EMBEDDED_DATA_DIR', folder)
  const lock = lockDataFolder(folder)
  lock.setPort(1)
  const data = await openBuildData(undefined)
  expect(data.says).toBe('the sample rows of supabase/seed.sql')
  expect(await titlesAt(data.address)).toContain('What is left of the ash')
  await data.close()
  await expect(fetch(`${data.address}/rest/v1/`)).rejects.toThrow()
  lock.release()
})
