import { type ComponentType, createElement, lazy, useState } from 'react'

export type ComponentModule<Props = object> = { default: ComponentType<Props> }
export type LoadModule<Props = object> = () => Promise<ComponentModule<Props>>
export type Preloadable<Props = object> = {
  Component: ComponentType<Props>
  load: LoadModule<Props>
  isLoaded: () => boolean
}

/** React.lazy with `load` for preloading. Preloaded code renders at once; with lazy alone it would still suspend. */
export function lazyWithPreload<Props extends object = object>(fetchCode: LoadModule<Props>): Preloadable<Props> {
  let Loaded: ComponentType<Props> | undefined

  const load: LoadModule<Props> = async () => {
    const code = await fetchCode()
    Loaded = code.default
    return code
  }
  const Lazy: ComponentType<Props> = lazy(load)

  /** Keeps the component of the first render: switching to another would remount it and lose its state. */
  function Component(props: Props) {
    const [Shown] = useState(() => Loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Component, load, isLoaded: () => Loaded !== undefined }
}
