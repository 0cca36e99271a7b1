import { afterEach, expect, test, vi } from 'vitest'
import { watchButtonPair } from '@/layout/watch-button-pair'

const { style } = document.documentElement

afterEach(() => (style.cssText = ''))

/** Watches a pair with an observer that only takes its settings. */
function watch() {
  const Observer = vi.fn(
    class {
      observe = () => {}
      disconnect = () => {}
    },
  )
  vi.stubGlobal('IntersectionObserver', Observer)
  const stop = watchButtonPair(document.createElement('div'))
  return { Observer, stop }
}

test('a pair of buttons is watched also while the style sheet, which has the height of the header, is missing', () => {
  const { Observer, stop } = watch()
  stop?.()
  // A browser throws for a margin such as NaNpx.
  expect(Observer).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ rootMargin: '-0px 0px 0px' }))
})

test('after a tablet is turned, a pair of buttons is watched below the lower header', () => {
  style.cssText = 'font-size: 16px; --header-height: 7rem'
  const { Observer, stop } = watch()
  const margin = (px: number) => expect.objectContaining({ rootMargin: `-${px}px 0px 0px` })
  expect(Observer).toHaveBeenLastCalledWith(expect.anything(), margin(112))
  style.setProperty('--header-height', '3.5rem')
  window.dispatchEvent(new Event('resize'))
  expect(Observer).toHaveBeenLastCalledWith(expect.anything(), margin(56))
  stop?.()
  window.dispatchEvent(new Event('resize'))
  expect(Observer).toHaveBeenCalledTimes(2)
})
