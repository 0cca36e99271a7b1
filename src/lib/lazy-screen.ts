import { type ComponentType, createElement, lazy, useState } from 'react'

export type Code = { default: ComponentType }
export type Load = () => Promise<Code>
export type LazyScreen = { Screen: ComponentType; load: Load; isLoaded: () => boolean }

/** React.lazy with a `load` for prefetching. Prefetched code renders at once, where lazy alone would suspend once more. */
export function lazyScreen(fetchCode: Load): LazyScreen {
  let Loaded: ComponentType | undefined

  const load: Load = async () => {
    const code = await fetchCode()
    Loaded = code.default
    return code
  }
  const Lazy = lazy(load)

  /** Keeps the component of the first render: switching to another would remount it and lose its state. */
  function Screen() {
    const [Shown] = useState(() => Loaded ?? Lazy)
    return createElement(Shown)
  }
  return { Screen, load, isLoaded: () => Loaded !== undefined }
}
