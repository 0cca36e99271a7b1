import { type ComponentType, createElement, lazy, useState } from 'react'

export type Load = () => Promise<{ default: ComponentType }>

/**
 * React's lazy for code that may have been fetched ahead, by the `load` that
 * comes with the component: then it is rendered at once. React's own gives up
 * the render even where the code is there, and begins it anew.
 */
export function loadComponent(
  fetchCode: Load,
  /** Called when the code cannot be fetched and the component is to be shown; what it rejects with is thrown there. */
  recover: (error: unknown) => Promise<never>,
): { Component: ComponentType; load: Load } {
  let Loaded: ComponentType | undefined
  let hasFailed = false
  const fetchIt: Load = async () => {
    const code = await fetchCode()
    Loaded = code.default
    return code
  }
  const makeLazy = () =>
    lazy(() =>
      fetchIt()
        .catch(recover)
        .catch((error) => {
          hasFailed = true
          throw error
        }),
    )
  let Lazy = makeLazy()

  const load: Load = () => {
    // React's own keeps a failure for good. It is kept here until somebody is interested again.
    if (hasFailed) {
      hasFailed = false
      Lazy = makeLazy()
    }
    return fetchIt()
  }

  /** Stays with what it began with: another component would begin its state anew. */
  function Component() {
    const [Chosen] = useState(() => Loaded ?? Lazy)
    return createElement(Chosen)
  }
  return { Component, load }
}
