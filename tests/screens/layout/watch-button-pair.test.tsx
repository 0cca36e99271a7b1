import { expect, test, vi } from 'vitest'
import { watchButtonPair } from '@/layout/watch-button-pair'

test('a pair of buttons is watched also while the style sheet, which has the height of the header, is missing', () => {
  const Observer = vi.fn(
    class {
      observe = () => {}
      unobserve = () => {}
    },
  )
  vi.stubGlobal('IntersectionObserver', Observer)
  watchButtonPair(document.createElement('div'))?.()
  // A browser throws for a margin such as NaNpx.
  expect(Observer).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ rootMargin: '-0px 0px 0px' }))
})
