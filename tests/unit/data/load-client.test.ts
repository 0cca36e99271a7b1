import { afterEach, expect, test, vi } from 'vitest'
import { loadClient } from '@/data/load-client'

afterEach(() => {
  vi.useRealTimers()
})

test('a data client that does not load within 20 seconds is a timeout, before anything was sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const loading = loadClient()
  vi.advanceTimersByTime(20_000)
  await expect(loading).rejects.toMatchObject({
    kind: 'loaded-too-late',
    message: 'Part of this page did not load in time; please check your internet connection.',
    mayHaveArrived: false,
  })
})
