import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageLoading } from '@/layout/page-loading'

test('what is said of a page that does not arrive is in view after a link in the footer', () => {
  // Chromium's returns a promise, which must not become the effect's cleanup.
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as never)
  const { unmount } = render(<PageLoading />)
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(unmount).not.toThrow()
})
