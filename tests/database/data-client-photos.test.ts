import { expect, test, vi } from 'vitest'
import { client, failureOf, UNKNOWN_ID, UNREACHABLE, withDataClient } from '../support/data-client'
import { calls, clearFaults, inject } from '../support/local-supabase'

withDataClient()

const photo = (type: string) => new Blob(['photo'], { type })
const answer = (status: number, body: object) => inject(() => Response.json(body, { status }))

test.each([
  ['image/webp', 'webp'],
  ['image/jpeg', 'jpg'],
])('a photo that is %s gets a random name and its public address', async (type, ending) => {
  answer(200, { Key: 'photos/x', Id: UNKNOWN_ID })
  vi.spyOn(AbortSignal, 'timeout')
  const addresses = [await client.uploadPhoto(photo(type)), await client.uploadPhoto(photo(type))]
  for (const address of addresses)
    expect(address).toMatch(new RegExp(`^http://localhost/storage/v1/object/public/photos/[0-9a-f-]{36}\\.${ending}$`))
  expect(addresses[0]).not.toBe(addresses[1])
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST'])
  // Longer than other calls.
  expect(AbortSignal.timeout).toHaveBeenCalledWith(80_000)
})

test('a refusal has the words and the status of the answer', async () => {
  answer(400, {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  })
  expect(await failureOf(client.uploadPhoto(photo('image/webp')))).toMatchObject({
    kind: 'refused',
    message: 'The object exceeded the maximum allowed size',
  })
})

test('without an answer, also in time, the server could not be reached', async () => {
  for (const error of [new TypeError('Failed to fetch'), new DOMException('Too late', 'TimeoutError')]) {
    inject(() => Promise.reject(error))
    const failure = await failureOf(client.uploadPhoto(photo('image/webp')))
    expect(failure).toMatchObject({ kind: 'unreachable', message: UNREACHABLE })
    clearFaults()
  }
})
