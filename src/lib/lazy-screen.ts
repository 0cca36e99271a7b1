import { type ComponentType, createElement, lazy, useState } from 'react'

export type Code<Props = object> = { default: ComponentType<Props> }
export type Load<Props = object> = () => Promise<Code<Props>>
export type LazyScreen<Props = object> = { Screen: ComponentType<Props>; load: Load<Props>; isLoaded: () => boolean }

/** React.lazy with a `load` for prefetching. Prefetched code renders at once, where lazy alone would suspend once more. */
export function lazyScreen<Props extends object = object>(fetchCode: Load<Props>): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined

  const load: Load<Props> = async () => {
    const code = await fetchCode()
    Loaded = code.default
    return code
  }
  const Lazy: ComponentType<Props> = lazy(load)

  /** Keeps the component of the first render: switching to another would remount it and lose its state. */
  function Screen(props: Props) {
    const [Shown] = useState(() => Loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Screen, load, isLoaded: () => Loaded !== undefined }
}
