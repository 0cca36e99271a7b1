import { useDeferredValue } from 'react'

/**
 * Splits the first render of a page in two: false, then true in a render that follows at once and that input can
 * interrupt. True from the start with `isAtOnce`, and on a server.
 */
export const useSecondRender = (isAtOnce: boolean): boolean => useDeferredValue(true, isAtOnce ? undefined : false)
