import '../../../scripts/build/web-socket.mjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadClient } from '@/data/load-client'

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'http://localhost' } }))

test('Who stops waiting while the client’s code is on its way hears at once that nothing was sent.', async () => {
  const visitor = new AbortController()
  const loading = loadClient(visitor.signal)
  visitor.abort()
  await expect(loading).rejects.toThrow('You stopped waiting before it was sent')
})

test('What is stopped for one does not stop the code for the next.', async () => {
  const first = new AbortController()
  const stopped = loadClient(first.signal)
  const next = loadClient(new AbortController().signal)
  first.abort()
  await expect(stopped).rejects.toThrow()
  expect(await next).toHaveProperty('createQuoteRequest')
})
