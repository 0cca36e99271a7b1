import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/class-names'
import { CloseIcon } from './icons'
import { dismissToast, useToasts } from './toast'

const DEFAULT_TOAST_MS = 5000

/** Renders the toasts. Lazy-loaded with the first one. */
export function Toaster() {
  const toasts = useToasts()
  const previousFocus = useRef<HTMLElement | null>(null)
  const isEmpty = toasts.length === 0

  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) previousFocus.current?.focus({ preventScroll: true })
  }, [isEmpty])

  // Unmount when empty: Radix remembers that the last toast was closed by hand, and the next one would not time out.
  if (isEmpty) return null
  return (
    <Radix.Provider duration={DEFAULT_TOAST_MS} swipeDirection="right" label="Notification">
      {toasts.map(({ id, title, description, tone, durationMs, link }) => (
        <Radix.Root
          key={id}
          {...(durationMs && { duration: durationMs })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          className={cn('toaster-card', tone === 'danger' ? 'border-brick' : 'border-forest-500')}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className={cn('font-semibold', tone === 'danger' && 'text-brick')}>{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 break-words text-bark-900 text-small">
                {description}
              </Radix.Description>
            )}
            {link && (
              <Radix.Action asChild altText={link.text}>
                <Link to={link.path} className="ui-link-tall">
                  {link.text}
                </Link>
              </Radix.Action>
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
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            previousFocus.current = relatedTarget
        }}
        className="toaster-region"
      />
    </Radix.Provider>
  )
}
