import { type ComponentType, createElement, lazy, useState } from 'react'

export type Load = () => Promise<{ default: ComponentType }>

/**
 * React's lazy for code that may have been fetched ahead, by the `load` that
 * comes with the component: then it is rendered at once. React's own gives up
 * the render even where the code is there, and begins it anew.
 */
export function loadComponent(
  fetchCode: Load,
  /** Called when the code cannot be fetched and the component is to be shown. */
  recover?: (error: unknown) => Promise<never>,
): { Component: ComponentType; load: Load } {
  let Loaded: ComponentType | undefined
  const load: Load = async () => {
    const code = await fetchCode()
    Loaded = code.default
    return code
  }
  const Lazy = lazy(() => load().catch(recover))

  /** Stays with what it began with: another component would begin its state anew. */
  function Component() {
    const [Chosen] = useState(() => Loaded ?? Lazy)
    return createElement(Chosen)
  }
  return { Component, load }
}
