import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { quoteOptions } from '@/content/quote-options'
import { limits } from '@/data/limits'
import { makeQuoteRequests, type QuoteRequest } from '../../tools/bench-load/quote-requests.mjs'
import { compareWithStored } from '../../tools/bench-load/stored-requests.mjs'
import { findPostgres } from '../../tools/hosted/postgres-cluster.mjs'
import { cleanUp, nonEmptyLines, startNode, tempPath } from '../support/node-process'

// The parts that the results of `npm run bench:load` depend on. The last test runs it.

afterAll(cleanUp)

const plainError = (message: RegExp) =>
  expect.objectContaining({ name: 'PlainError', message: expect.stringMatching(message) })

describe('compareWithStored', () => {
  const sent = makeQuoteRequests(20)
  const store = (request: QuoteRequest, index: number) => ({ ...request, id: `id-${index}` })
  const acknowledged = sent.map((request, index) => ({ sent: request, row: store(request, index) }))
  const stored = sent.map(store)
  const nothing = { missing: [], doubled: [], altered: [], unacknowledged: 0 }

  const [first] = acknowledged
  if (!first) throw new Error('There is a first request.')
  const { email } = first.sent
  const withFirst = (...rows: typeof stored) => [...rows, ...stored.slice(1)]

  test('Finds nothing when every request is stored once and unchanged, in any order.', () => {
    expect(compareWithStored(acknowledged, stored)).toEqual(nothing)
    expect(compareWithStored(acknowledged, stored.toReversed())).toEqual(nothing)
  })

  test('Finds a missing request, even if the number of rows is right.', () => {
    expect(compareWithStored(acknowledged, stored.slice(1))).toEqual({ ...nothing, missing: [email] })
    const stranger = { ...first.row, id: 'id-x', email: 'stranger@load.example' }
    expect(compareWithStored(acknowledged, withFirst(stranger))).toEqual({
      ...nothing,
      missing: [email],
      unacknowledged: 1,
    })
    expect(compareWithStored(acknowledged, []).missing).toHaveLength(20)
  })

  test('Finds a request that is stored twice, with another id or the same.', () => {
    for (const id of ['id-x', first.row.id]) {
      const found = compareWithStored(acknowledged, withFirst(first.row, { ...first.row, id }))
      expect(found).toEqual({ ...nothing, doubled: [email] })
    }
  })

  test.each([
    ['id', { id: 'id-x' }],
    ['name', { name: `${first.sent.name} ` }],
    ['phone', { phone: '' }],
    ['address', { address: first.sent.address.toUpperCase() }],
    ['services', { services: [...first.sent.services, 'other'] }],
    ['services', { services: [] }],
    ['description', { description: first.sent.description.replaceAll('\n', ' ') }],
    ['description', { description: first.sent.description.normalize('NFD').replace(/\P{ASCII}/gu, '?') }],
    ['name, description', { name: 'x', description: 'x' }],
  ])('Finds a request whose %s was altered.', (columns, change) => {
    const found = compareWithStored(acknowledged, withFirst({ ...first.row, ...change }))
    expect(found).toEqual({ ...nothing, altered: [`${email} (${columns})`] })
  })

  test('Finds a request whose response differs from what was sent.', () => {
    const answered = [{ ...first, row: { ...first.row, name: 'x' } }, ...acknowledged.slice(1)]
    expect(compareWithStored(answered, stored)).toEqual({ ...nothing, altered: [`${email} (name)`] })
  })

  test('Requests that are stored but not acknowledged are counted, and not reported as missing.', () => {
    expect(compareWithStored(acknowledged.slice(3), stored)).toEqual({ ...nothing, unacknowledged: 3 })
  })
})

test('The generated requests are unique and within the limits of the form.', () => {
  const requests = makeQuoteRequests(2000)
  expect(requests).toHaveLength(2000)
  for (const column of ['name', 'email', 'description'] as const) {
    expect(new Set(requests.map((request) => request[column])).size).toBe(2000)
  }
  for (const [column, most] of Object.entries(limits.quoteRequest)) {
    const lengths = requests.map((request) => [...request[column as keyof typeof limits.quoteRequest]].length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most)
  }
  expect(requests.flatMap(({ services }) => services)).toEqual(expect.arrayContaining(quoteOptions.map(({ id }) => id)))
  expect(requests.some(({ description }) => [...description].length === limits.quoteRequest.description)).toBe(true)
  expect(requests.some(({ description }) => description.includes('\r\n\r\n'))).toBe(true)
  expect(requests.some(({ description }) => description.includes('🌳'))).toBe(true)
})

test.each([
  ['--requests=', /^--requests needs a number from 1 to 100000, not ""\.$/],
  ['--requests=0', /^--requests needs a number/],
  ['--callers=1.5', /^--callers needs a number from 1 to 1000/],
  ['--caller=5', /^Unknown option '--caller'/],
])('The option %s is refused in one sentence.', async (option, message) => {
  const { code, stdout, stderr } = await startNode(['tools/bench-load.mjs', option]).ended
  expect([code, stdout]).toEqual([1, ''])
  expect(nonEmptyLines(stderr)).toEqual([expect.stringMatching(message)])
})

test('PostgreSQL is found on PATH, else as Debian’s newest version, else the error tells how to install it.', () => {
  const folder = tempPath('machine')
  const debian = path.join(folder, 'debian')
  const install = (...place: string[]) => {
    const binaries = path.join(folder, ...place)
    fs.mkdirSync(binaries, { recursive: true })
    for (const name of ['initdb', 'postgres']) fs.writeFileSync(path.join(binaries, name), '')
    return binaries
  }
  const client = path.join(folder, 'client')
  const find = () => findPostgres([client, path.join(folder, 'own')].join(path.delimiter), debian)

  expect(find).toThrow(plainError(/^No PostgreSQL was found .*apt-get install postgresql.*\.$/))
  install('debian', '9', 'bin')
  const newest = install('debian', '15', 'bin')
  expect(find()).toBe(newest)
  const own = install('own')
  expect(find()).toBe(own)
})

test('A run loses nothing that was acknowledged, also while PostgREST is killed.', { timeout: 180_000 }, async () => {
  const args = ['tools/bench-load.mjs', '--requests=600', '--callers=10']
  const { code, stdout, stderr } = await startNode(args).ended
  expect(stderr).toBe('')
  const run = (name: string, refused: RegExp) => [
    name,
    expect.stringMatching(/answered {6}[\d.]+ s, \d+ a second/),
    expect.stringMatching(/latency {7}p50 \d+, p95 \d+, p99 \d+, max \d+ ms/),
    expect.stringMatching(refused),
    expect.stringMatching(/stored {8}\d+ after a crash of the database; .* 0 are missing, 0 stored twice, 0 altered/),
  ]
  expect(nonEmptyLines(stdout).filter((line) => !line.includes('stored too'))).toEqual([
    '600 quote requests, from 10 callers at once',
    ...run('Undisturbed', /acknowledged {2}601, not acknowledged 0$/),
    ...run('PostgREST killed and started twice', /acknowledged {2}\d+, not acknowledged [1-9]\d*$/),
  ])
  expect(code).toBe(0)
})
