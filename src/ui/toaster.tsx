import * as Radix from '@radix-ui/react-toast'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cn } from '@/lib/class-names'
import { CloseIcon } from './icons'
import { dismissToast, toastStore } from './toast'

/** Shows the toasts. Loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  // Where the keyboard was before it went to a toast.
  const cameFrom = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const isAside = useAvoidFocus(list, toasts)
  const isEmpty = toasts.length === 0

  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) cameFrom.current?.focus({ preventScroll: true })
  }, [isEmpty])

  // Away and back: Radix remembers that its last toast was closed by hand, and would let the next one stay.
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where the focus came from.
    <div
      className="contents"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      <Radix.Provider swipeDirection="right" label="Notification">
        {toasts.map(({ id, title, description, tone, durationMs }) => (
          <Radix.Root
            key={id}
            duration={durationMs}
            onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
            className={cn(
              'flex items-start gap-3 rounded-card border-l-4 bg-white p-4 pr-2 shadow-card ring-1 ring-forest-900/10',
              'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
              tone === 'danger' ? 'border-brick' : 'border-forest-500',
            )}
          >
            <div className="min-w-0 flex-1">
              <Radix.Title className={cn('font-semibold', tone === 'danger' && 'text-brick')}>{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 break-words text-bark-900 text-small">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close notification"
              className="grid size-11 shrink-0 place-items-center rounded-control text-bark-700 hover:bg-cream"
            >
              <CloseIcon />
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport
          ref={list}
          className={cn(
            'fixed right-0 z-60 flex max-h-dvh w-full max-w-md flex-col gap-3 p-4 outline-none',
            isAside ? 'top-header' : 'bottom-0',
          )}
        />
      </Radix.Provider>
    </div>
  )
}

/**
 * True while a list in the window's lower right corner would cover what has the
 * focus, such as the button that was just pressed: then it belongs at the top.
 */
function useAvoidFocus(list: RefObject<HTMLElement | null>, content: unknown) {
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
