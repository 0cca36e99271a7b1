import { expect, test, vi } from 'vitest'
import { client, failureOf, UNKNOWN_ID, UNREACHABLE, withDataClient } from '../support/data-client'
import { calls, clearFaults, inject } from '../support/local-supabase'

// tests/screens/admin/photo-upload.test.tsx tries refusals.

withDataClient()

const photo = (type: string) => new Blob(['photo'], { type })

test.each([
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
])('a photo that is %s gets a random name and its public address', async (type, ending) => {
  inject(() => Response.json({ Key: 'photos/x', Id: UNKNOWN_ID }))
  vi.spyOn(AbortSignal, 'timeout')
  const addresses = [await client.uploadPhoto(photo(type)), await client.uploadPhoto(photo(type))]
  for (const address of addresses)
    expect(address).toMatch(new RegExp(`^http://localhost/storage/v1/object/public/photos/[0-9a-f-]{36}\\.${ending}$`))
  expect(addresses[0]).not.toBe(addresses[1])
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST'])
  // Longer than other calls.
  expect(AbortSignal.timeout).toHaveBeenCalledWith(80_000)
})

test.each([
  [new TypeError('Failed to fetch'), 'unreachable', UNREACHABLE],
  [new DOMException('Too late', 'TimeoutError'), 'timeout', 'The server did not answer in time.'],
])('an upload that ends with a %s is %s', async (error, kind, message) => {
  inject(() => Promise.reject(error))
  expect(await failureOf(client.uploadPhoto(photo('image/webp')))).toMatchObject({ kind, message })
  clearFaults()
})

test('only an answer below 500 is a refusal, because Storage names a code for its own failures too', async () => {
  for (const [statusCode, kind, message] of [
    ['403', 'refused', 'Your website refused the photo (Not now); please ask the person who set it up.'],
    ['503', 'invalid-response', 'Not now'],
  ] as const) {
    inject(() => Response.json({ statusCode, error: 'x', message: 'Not now' }, { status: Number(statusCode) }))
    expect(await failureOf(client.uploadPhoto(photo('image/webp')))).toMatchObject({ kind, message })
    clearFaults()
  }
})
