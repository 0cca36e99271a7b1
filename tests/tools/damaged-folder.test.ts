import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openBackend } from '../../supabase/embedded/backend.mjs'

let temp = ''
let intactFolder = ''
const { exitCode } = process

beforeAll(async () => {
  temp = await fs.mkdtemp(path.join(os.tmpdir(), 'burr-oak-data-'))
  intactFolder = path.join(temp, 'sound')
  const backend = await openBackend({ dataDir: intactFolder })
  await backend.close()
}, 60_000)

afterAll(() => fs.rm(temp, { recursive: true, force: true }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  // A failing PGlite sets the exit code of the whole process.
  process.exitCode = exitCode
})

const copyIntactFolder = async (name: string) => {
  const folder = path.join(temp, name)
  await fs.cp(intactFolder, folder, { recursive: true })
  return folder
}

const resetHint = { name: 'PlainError', message: expect.stringContaining('npm run db:reset') }

const overwriteAll = async (folder: string) => {
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await fs.writeFile(path.join(entry.parentPath, entry.name), 'garbage')
  }
}

test.each([
  ['with garbage for tables', (folder: string) => overwriteAll(path.join(folder, 'base'))],
  ['that a first start left half made', (folder: string) => fs.rm(path.join(folder, 'PG_VERSION'))],
])('A folder %s is refused with a hint to run db:reset.', async (damage, harm) => {
  const folder = await copyIntactFolder(damage)
  await harm(folder)
  const failure = await openBackend({ dataDir: folder }).catch((error: Error) => error)
  expect(failure).toMatchObject(resetHint)
  expect(failure).toMatchObject({ message: expect.not.stringContaining('[object Object]') })
})
