import { type ComponentType, createElement, lazy, useState } from 'react'

export type Code = { default: ComponentType }
export type Load = () => Promise<Code>

let pendingScreens = 0

/** Whether a screen is waiting for its chunk. */
export const isScreenAwaited = () => pendingScreens > 0

/**
 * React.lazy with a `load` for prefetching. Prefetched code renders at once, where
 * lazy alone would suspend once more. A failure is cached, as in lazy, but the next
 * prefetch retries.
 */
export function lazyScreen(fetchCode: Load): { Screen: ComponentType; load: Load } {
  let Loaded: ComponentType | undefined
  let hasFailed = false

  const load: Load = async () => {
    const code = await fetchCode()
    Loaded = code.default
    return code
  }
  const makeLazy = () =>
    lazy(async () => {
      pendingScreens += 1
      try {
        return await load()
      } catch (error) {
        hasFailed = true
        throw error
      } finally {
        pendingScreens -= 1
      }
    })
  let Lazy = makeLazy()

  /** Keeps the component of the first render: switching to another would remount it and lose its state. */
  function Screen() {
    const [Shown] = useState(() => Loaded ?? Lazy)
    return createElement(Shown)
  }
  return {
    Screen,
    load: () => {
      if (hasFailed) Lazy = makeLazy()
      hasFailed = false
      return load()
    },
  }
}
