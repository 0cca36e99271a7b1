import { useDeferredValue } from 'react'

/**
 * Whether a part that would delay the first paint of the rest may mount: false in the first render, true in another
 * right after it, which input can interrupt. `isAtOnce` is for prerendering, which is a first render only.
 */
export const useDeferredMount = (isAtOnce = false): boolean => useDeferredValue(true, isAtOnce ? undefined : false)
