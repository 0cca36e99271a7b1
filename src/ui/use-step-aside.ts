import { type RefObject, useEffect, useState } from 'react'

/**
 * True while a list in the window's lower right corner would cover what has the
 * focus, such as the button that was just pressed: then it belongs at the top.
 */
export function useStepAside(list: RefObject<HTMLElement | null>, content: unknown) {
  const [isAside, setAside] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with its content its size changes.
  useEffect(() => {
    const look = () => {
      const focused = document.activeElement
      if (!list.current || !focused || list.current.contains(focused)) return
      const { width, height } = list.current.getBoundingClientRect()
      const { right, top, bottom } = focused.getBoundingClientRect()
      const isBeside = right <= window.innerWidth - width
      const isOutside = bottom <= window.innerHeight - height || top >= window.innerHeight
      // A whole page has the focus when it has just come; no corner is free of it.
      setAside(!isBeside && !isOutside && focused !== document.body && !focused.matches('[tabindex="-1"]'))
    }
    // By then the browser has scrolled to it.
    const lookSoon = () => requestAnimationFrame(look)
    document.addEventListener('focusin', lookSoon)
    // What comes into the page moves what has the focus; it looks at once, too.
    const observer = new ResizeObserver(lookSoon)
    observer.observe(document.body)
    return () => {
      document.removeEventListener('focusin', lookSoon)
      observer.disconnect()
    }
  }, [list, content])

  return isAside
}
