import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each(['{', '7', '[1]'])('stored scroll positions may be broken: %s', async (text) => {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => text } })
  await expect(import('@/layout/scroll-and-focus')).resolves.toBeDefined()
})
