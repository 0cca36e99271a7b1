import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { company } from '@/content/company'
import { REQUEST_TIMEOUT_MS } from '@/data/limits'
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

  // Runs on click, before the link is followed, so the e-mail has the latest text.
  const fillMailBody = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const form = currentTarget.closest('form')
    if (form) currentTarget.href = mailtoLink(form, `A ${what} from your website`)
  }
  return (
    <p
      ref={panel}
      hidden={!isShown}
      data-not-sent
      className="scroll-mb-28 rounded-control border-brick border-l-4 bg-brick-50 p-4"
    >
      {mayHaveArrived ? `We can’t tell whether your ${what} reached us.` : `Your ${what} has not been sent.`} Everything
      you typed is still here: please try again, call us at{' '}
      <a href={company.phoneLink} className="whitespace-nowrap font-semibold underline">
        {company.phone}
      </a>
      , or{' '}
      <a href={company.emailLink} onClick={fillMailBody} onAuxClick={fillMailBody} className="font-semibold underline">
        send it by email
      </a>
      .
    </p>
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

/** A mailto: link with one line per filled field, the fallback when a form cannot be sent. */
function mailtoLink(form: HTMLFormElement, subject: string): string {
  const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${String(value)}`)
  return `${company.emailLink}?subject=${encode(subject)}&body=${encode(lines.join('\r\n'))}`
}

// encodeURIComponent throws on a lone surrogate, such as a cut-off emoji leaves.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
