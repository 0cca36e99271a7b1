import '../../../scripts/build/web-socket.mjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadClient } from '@/data/load-client'

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'http://localhost' } }))

test('An abort while the client’s chunk is loading rejects at once, because nothing was sent.', async () => {
  const visitor = new AbortController()
  const loading = loadClient(visitor.signal)
  visitor.abort()
  await expect(loading).rejects.toThrow('You stopped waiting before it was sent')
})

test('Aborting one call does not stop the chunk from loading for the next.', async () => {
  const first = new AbortController()
  const stopped = loadClient(first.signal)
  const next = loadClient(new AbortController().signal)
  first.abort()
  await expect(stopped).rejects.toThrow()
  expect(await next).toHaveProperty('createQuoteRequest')
})
