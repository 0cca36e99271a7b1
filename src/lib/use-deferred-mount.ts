import { useDeferredValue } from 'react'

/**
 * Whether part of a page may mount. False in the page's first render, true in the next, which follows at once and can
 * be interrupted by input. With `isAtOnce`, and on a server, true from the start.
 */
export const useDeferredMount = (isAtOnce = false): boolean => useDeferredValue(true, isAtOnce ? undefined : false)
