import { useDeferredValue } from 'react'

/**
 * Whether part of a page may mount, for a part that would delay the first paint of the rest. useDeferredValue returns
 * its second argument, false, in the first render, and starts another with true right after it, which input can
 * interrupt. With `isAtOnce` it is true from the start. Prerendering is the first render only, so without `isAtOnce` the
 * part would be missing in the page's file.
 */
export const useDeferredMount = (isAtOnce = false): boolean => useDeferredValue(true, isAtOnce ? undefined : false)
