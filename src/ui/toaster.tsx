import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '@/lib/class-names'
import { CloseIcon } from './icons'
import { dismissToast, toastStore } from './toast'
import { useStepAside } from './use-step-aside'

/** Shows the toasts. Loaded with the first one. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  // Where the keyboard was before it went to a toast.
  const cameFrom = useRef<HTMLElement | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const isAside = useStepAside(list, toasts)
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
