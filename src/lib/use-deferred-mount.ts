import { useDeferredValue } from 'react'

/**
 * Whether a part of a page may mount. False in the page's first render, then true in a render that follows at once and
 * that input can interrupt. True from the start with `isAtOnce`, and on a server.
 */
export const useDeferredMount = (isAtOnce = false): boolean => useDeferredValue(true, isAtOnce ? undefined : false)
