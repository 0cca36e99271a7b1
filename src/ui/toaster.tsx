import * as Radix from '@radix-ui/react-toast'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cn } from '@/lib/class-names'
import { CloseIcon } from './icons'
import { dismissToast, toastStore } from './toast'

/** Renders the toasts. Lazy-loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  // The focused element before the focus moved to a toast.
  const previousFocus = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const isAtTop = useAvoidFocus(list, toasts)
  const isEmpty = toasts.length === 0

  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) previousFocus.current?.focus({ preventScroll: true })
  }, [isEmpty])

  // Unmount when empty: Radix remembers that the last toast was closed by hand, and the next one would not time out.
  if (isEmpty) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks where the focus came from.
    <div
      className="contents"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          previousFocus.current = relatedTarget
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
            isAtTop ? 'top-header' : 'bottom-0',
          )}
        />
      </Radix.Provider>
    </div>
  )
}

/**
 * True while a list in the lower right corner would cover the focused element, such as the button
 * that was just pressed. The list then moves to the top.
 */
function useAvoidFocus(list: RefObject<HTMLElement | null>, content: unknown) {
  const [isAtTop, setAtTop] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the size of the list depends on its content.
  useEffect(() => {
    const check = () => {
      const focused = document.activeElement
      if (!list.current || !focused || list.current.contains(focused)) return
      const { width, height } = list.current.getBoundingClientRect()
      const { right, top, bottom } = focused.getBoundingClientRect()
      const isBeside = right <= window.innerWidth - width
      const isOutside = bottom <= window.innerHeight - height || top >= window.innerHeight
      // After navigation the body or a heading has the focus. No corner can avoid those.
      setAtTop(!isBeside && !isOutside && focused !== document.body && !focused.matches('[tabindex="-1"]'))
    }
    // By the next frame the browser has scrolled to the focused element.
    const scheduleCheck = () => requestAnimationFrame(check)
    document.addEventListener('focusin', scheduleCheck)
    // New content moves the focused element. The observer also fires once on observe().
    const observer = new ResizeObserver(scheduleCheck)
    observer.observe(document.body)
    return () => {
      document.removeEventListener('focusin', scheduleCheck)
      observer.disconnect()
    }
  }, [list, content])

  return isAtTop
}
