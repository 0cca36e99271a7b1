import { vi } from 'vitest'

/** The browser throws at every use of its storage, until the end of the test. */
export function blockStorage() {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
}
