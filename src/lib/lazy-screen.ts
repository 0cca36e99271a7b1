import { type ComponentType, createElement, lazy, useState } from 'react'

export type Load = () => Promise<{ default: ComponentType }>

let awaited = 0

/** Whether a screen is waiting for its code. */
export const isScreenAwaited = () => awaited > 0

/**
 * React's lazy, with a `load` to prefetch by. Code that was prefetched is
 * rendered at once, where lazy alone would suspend for it once more. A failure
 * is kept, as by lazy, but only until the next prefetch.
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
      awaited += 1
      try {
        return await load()
      } catch (error) {
        hasFailed = true
        throw error
      } finally {
        awaited -= 1
      }
    })
  let Lazy = makeLazy()

  /** Stays with what it began with: another component would start its state over. */
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
