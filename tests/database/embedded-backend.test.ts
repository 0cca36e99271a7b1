import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Backend, openBackend } from '../../supabase/embedded/backend.mjs'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { cleanUp, tempPath } from '../support/node-process'
import { samples } from '../support/sample-rows'

const SAMPLE_ROWS = { blog_posts: 4, testimonials: 4, quote_requests: 3, ContactForm: 0 }

async function countRows({ database }: Backend) {
  const { rows } = await database.query<typeof SAMPLE_ROWS>(`select
    (select count(*)::int from blog_posts) as blog_posts,
    (select count(*)::int from testimonials) as testimonials,
    (select count(*)::int from quote_requests) as quote_requests,
    (select count(*)::int from "ContactForm") as "ContactForm"`)
  return rows[0]
}

function send(to: Backend, method: string, query: string, body?: unknown, key: string | null = LOCAL_ANON_KEY) {
  const headers = new Headers({ 'content-type': 'application/json', prefer: 'return=minimal' })
  if (key) {
    headers.set('apikey', key)
    headers.set('authorization', `Bearer ${key}`)
  }
  const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return to.fetch(new Request(`http://localhost/rest/v1/${query}`, request))
}

const intactFolder = tempPath()
let backend: Backend

beforeAll(async () => {
  backend = await openBackend({ dataDir: intactFolder })
})

afterAll(cleanUp)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a new backend', () => {
  const call = async (method: string, query: string, body?: unknown, key?: string | null) => {
    const response = await send(backend, method, query, body, key)
    const text = await response.text()
    return { status: response.status, answer: text ? JSON.parse(text) : null }
  }

  test('all migrations are applied and recorded, and the sample rows are there', async () => {
    const files = (await fs.readdir('supabase/migrations')).sort()
    const { rows } = await backend.database.query<{ file: string }>(
      "select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version",
    )
    expect(backend.applied).toEqual(files)
    expect(rows.map(({ file }) => file)).toEqual(files)
    expect(await countRows(backend)).toEqual(SAMPLE_ROWS)
  })

  test.each([null, '', 'sb_publishable_of_somebody_else'])(
    'a request with the key %j is answered with 401',
    async (key) => {
      expect(await call('GET', 'blog_posts?select=*', undefined, key)).toMatchObject({ status: 401 })
      expect(await call('POST', 'quote_requests', samples.quote_requests, key)).toMatchObject({ status: 401 })
      expect(await countRows(backend)).toEqual(SAMPLE_ROWS)
    },
  )

  test('a refused request does not roll back the rows of concurrent ones', async () => {
    const refused = { ...samples.quote_requests, services: [] }
    const bodies = [samples.quote_requests, refused, samples.quote_requests, refused, refused, samples.quote_requests]
    const answers = await Promise.all(bodies.map((body) => call('POST', 'quote_requests', body)))
    expect(answers.map(({ status }) => status === 201)).toEqual(bodies.map((body) => body === samples.quote_requests))
    expect((await countRows(backend))?.quote_requests).toBe(SAMPLE_ROWS.quote_requests + 3)
  })
})

test('an insert of 10,000 rows, which would break the database, is refused with a sentence', async () => {
  const before = await countRows(backend)
  const response = await send(backend, 'POST', 'quote_requests', Array(10_000).fill(samples.quote_requests))
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ message: 'The local database takes at most 1000 rows at once.' })
  expect(await countRows(backend)).toEqual(before)
})

test('opening and closing leave the exit code of the process as it is', async () => {
  const { exitCode } = process
  process.exitCode = 1
  const other = await openBackend({ seed: false })
  await other.close()
  expect(process.exitCode).toBe(1)
  process.exitCode = exitCode
})

test('a folder that a first start left half made is refused with a hint to run db:reset', async () => {
  const damaged = tempPath()
  await fs.cp(intactFolder, damaged, { recursive: true })
  await fs.rm(path.join(damaged, 'PG_VERSION'))
  const failure = { name: 'LocalDataError', message: expect.stringContaining('npm run db:reset') }
  await expect(openBackend({ dataDir: damaged })).rejects.toMatchObject(failure)
})

// @supabase/lite would grant all tables to anon. privileges.test.ts tries every privilege without it.
test('rows and grants persist when the folder is reopened', async () => {
  await send(backend, 'DELETE', 'testimonials?rating=eq.4')
  const before = await countRows(backend)
  expect(before).toMatchObject({ testimonials: 3 })
  await backend.close()
  const reopened = await openBackend({ dataDir: intactFolder })
  const after = await countRows(reopened)
  const denied = await send(reopened, 'GET', 'ContactForm?select=*')
  await reopened.close()
  expect(denied.status).toBe(401)
  expect(reopened.applied).toEqual([])
  expect(after).toEqual(before)
})
