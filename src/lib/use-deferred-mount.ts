import { useDeferredValue } from 'react'

/**
 * Whether part of a page may mount, for a part that would delay the first paint of the rest. useDeferredValue returns
 * its second argument, false, in the first render, and starts another with true right after it, which input can
 * interrupt. With `isAtOnce`, and on a server, it is true from the start.
 */
export const useDeferredMount = (isAtOnce = false): boolean => useDeferredValue(true, isAtOnce ? undefined : false)
