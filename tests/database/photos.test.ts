import fs from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Backend, openBackend } from '../../supabase/embedded/backend.mjs'
import { LOCAL_ADMIN_EMAIL, LOCAL_ADMIN_PASSWORD, LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { cleanUp, tempPath } from '../support/node-process'

// The bucket of the owner's photos through the Storage API of the embedded backend, with the lock.
// privileges.test.ts tries the same in SQL, tests/e2e/locked-photos.spec.ts in a browser.

const WEBP = { contentType: 'image/webp' }
const photo = new Uint8Array([1, 2, 3]).buffer

const dataDir = tempPath()
let backend: Backend

const connect = () =>
  createClient('http://localhost', LOCAL_ANON_KEY, {
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false },
  })

const get = (address: string) => backend.fetch(new Request(address))

let visitor: ReturnType<typeof connect>
let other: ReturnType<typeof connect>
let owner: ReturnType<typeof connect>

const photosOf = (actor: ReturnType<typeof connect>) => actor.storage.from('photos')

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  backend = await openBackend({ dataDir, adminEmail: LOCAL_ADMIN_EMAIL })
  visitor = connect()
  other = connect()
  owner = connect()
  await other.auth.signUp({ email: 'other@example.com', password: LOCAL_ADMIN_PASSWORD })
  const { error } = await owner.auth.signInWithPassword({ email: LOCAL_ADMIN_EMAIL, password: LOCAL_ADMIN_PASSWORD })
  expect(error).toBeNull()
  expect(await photosOf(owner).upload('oak.webp', photo, WEBP)).toMatchObject({ data: { path: 'oak.webp' } })
})

afterAll(async () => {
  await backend.close()
  await cleanUp()
  vi.restoreAllMocks()
})

const strangers = [
  ['a visitor', () => visitor],
  ['another signed-in user', () => other],
] as const

test.each(strangers)(
  '%s sees a photo by its address, and uploads, replaces, lists and deletes none',
  async (_, who) => {
    const photos = photosOf(who())
    const refused = { message: 'new row violates row-level security policy', statusCode: '403' }
    expect((await photos.upload('mine.webp', photo, WEBP)).error).toMatchObject(refused)
    expect((await photos.upload('oak.webp', photo, { ...WEBP, upsert: true })).error).toMatchObject(refused)
    expect((await photos.createSignedUploadUrl('mine.webp')).error).toMatchObject(refused)
    expect(await photos.list()).toEqual({ data: [], error: null })
    expect(await photos.remove(['oak.webp'])).toEqual({ data: [], error: null })
    const seen = await get(photos.getPublicUrl('oak.webp').data.publicUrl)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await seen.arrayBuffer()).toEqual(photo)
  },
)

test('a visitor and another user neither delete nor see the bucket itself', async () => {
  for (const [, who] of strangers) {
    expect((await who().storage.deleteBucket('photos')).error).not.toBeNull()
    expect((await who().storage.listBuckets()).data).toEqual([])
  }
})

test('the owner lists nothing either, replaces nothing, and deletes a photo by its name', async () => {
  const photos = photosOf(owner)
  await photos.upload('gone.webp', photo, WEBP)
  expect(await photos.list()).toEqual({ data: [], error: null })
  expect((await photos.upload('gone.webp', photo, WEBP)).error).not.toBeNull()
  expect((await photos.upload('gone.webp', photo, { ...WEBP, upsert: true })).error).not.toBeNull()
  expect((await photos.remove(['gone.webp'])).data).toMatchObject([{ name: 'gone.webp' }])
  expect((await get(photos.getPublicUrl('gone.webp').data.publicUrl)).ok).toBe(false)
  expect(await fs.readdir(path.join(dataDir, 'photos', 'photos'))).toEqual(['oak.webp'])
})

test('a photo stays from start to start, also without the lock, where nobody uploads', async () => {
  const address = photosOf(owner).getPublicUrl('oak.webp').data.publicUrl
  for (const adminEmail of [undefined, LOCAL_ADMIN_EMAIL]) {
    await backend.close()
    backend = await openBackend({ dataDir, adminEmail })
    expect((await get(address)).status, adminEmail).toBe(200)
    expect((await photosOf(visitor).upload('mine.webp', photo, WEBP)).error).not.toBeNull()
  }
})

test('a start without the lock has no Storage, if there is no photo', async () => {
  const open = await openBackend({ dataDir: tempPath(), seed: false })
  const { rows } = await open.database.query("select to_regclass('storage.objects') as storage")
  expect(rows).toEqual([{ storage: null }])
  await open.close()
})
