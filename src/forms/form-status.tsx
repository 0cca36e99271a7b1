import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { company } from '@/content/company'
import { REQUEST_TIMEOUT_MS } from '@/data/limits'
import { fillMailLink } from '@/lib/mail-link'
import { buttonClass } from '@/ui/button'

/**
 * Error panel above the submit button; it outlasts the toasts. Prerendered but
 * hidden, because boot.ts shows it when React fails to load.
 */
export function NotSent({
  what,
  isShown,
  error,
  mayHaveArrived,
}: {
  what: 'request' | 'message'
  isShown: boolean
  /** Undefined when a reload interrupted the submit. */
  error: Error | undefined
  mayHaveArrived: boolean
}) {
  const panel = useRef<HTMLParagraphElement>(null)
  const previousError = useRef(error)
  useEffect(() => {
    // The panel pushes the button, which may have the focus, out of a phone's viewport.
    // Not on mount: a returning visitor starts at the top of the page.
    if (error !== previousError.current) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  return (
    <>
      {/* Hidden for React: boot.ts shows it when a form waits long for React. */}
      <p hidden data-held role="alert" className="rounded-control bg-cream p-4">
        This is taking longer than usual. Your {what} will be sent as soon as this page has loaded. You can also{' '}
        <CallOrWrite what={what} />.
      </p>
      <p
        ref={panel}
        hidden={!isShown}
        data-not-sent
        className="scroll-mb-28 rounded-control border-brick border-l-4 bg-brick-50 p-4"
      >
        {mayHaveArrived ? `We can’t tell whether your ${what} reached us.` : `Your ${what} has not been sent.`}{' '}
        Everything you typed is still here: please try again, <CallOrWrite what={what} />.
      </p>
    </>
  )
}

function CallOrWrite({ what }: { what: 'request' | 'message' }) {
  // On click, before the link is followed, so the e-mail has the latest text.
  const fill = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => fillMailLink(currentTarget)
  return (
    <>
      call us at{' '}
      <a href={company.phoneLink} className="whitespace-nowrap font-semibold underline">
        {company.phone}
      </a>
      , or{' '}
      <a
        href={`${company.emailLink}?subject=${encodeURIComponent(`A ${what} from your website`)}`}
        onClick={fill}
        onAuxClick={fill}
        className="font-semibold underline"
      >
        send it by email
      </a>
    </>
  )
}

/** Tells the visitor that a submit is slow and offers to abort it. Render it only while one is pending. */
export function SlowSending({ isSlow, onStop }: { isSlow: boolean; onStop: () => void }) {
  return (
    // While this live region is empty, the negative margin cancels the grid gap.
    <div role="status" className="empty:-mt-6">
      {isSlow && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-cream p-4">
          <p className="grow basis-60">
            {/* One text node: React throws when it inserts between nodes that a browser translation has replaced. */}
            {`This is taking longer than usual. We’ll wait up to ${REQUEST_TIMEOUT_MS / 1000} seconds for an answer; nothing you typed will be lost.`}
          </p>
          <StopButton onStop={onStop} />
        </div>
      )}
    </div>
  )
}

function StopButton({ onStop }: { onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const stop = button.current
    return () => {
      // This button unmounts when the submit ends, so its focus moves to the submit button.
      if (stop === document.activeElement) stop?.form?.querySelector<HTMLElement>('[data-submits]')?.focus()
    }
  }, [])
  return (
    <button ref={button} type="button" onClick={onStop} className={buttonClass('outline')}>
      Stop waiting
    </button>
  )
}
