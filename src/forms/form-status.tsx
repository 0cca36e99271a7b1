import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { company } from '@/content/company'
import { REQUEST_TIMEOUT_MS } from '@/data/errors'
import { buttonClass } from '@/ui/button'

/**
 * Stands beside the button after a failed sending, longer than its toasts. It
 * is there, hidden, from the start: boot.ts shows it when React never comes.
 */
export function NotSent({
  what,
  isShown,
  error,
  mayHaveArrived,
}: {
  what: 'request' | 'message'
  isShown: boolean
  /** There is none of a try that was cut short by a reload. */
  error: Error | undefined
  mayHaveArrived: boolean
}) {
  const panel = useRef<HTMLParagraphElement>(null)
  const earlier = useRef(error)
  useEffect(() => {
    // It pushes the button, which may have the focus, out of a phone's window. A visitor who comes back starts at the top.
    if (error !== earlier.current) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [error])

  // Before it is followed, so that it has what was typed last.
  const fillIn = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const form = currentTarget.closest('form')
    if (form) currentTarget.href = mailLinkOf(form, `Your website: a ${what}`)
  }
  return (
    <p
      ref={panel}
      hidden={!isShown}
      data-not-sent
      className="scroll-mb-28 rounded-control border-brick border-l-4 bg-brick-50 p-4"
    >
      {mayHaveArrived ? `We cannot tell whether your ${what} has reached us.` : `Your ${what} has not been sent.`}{' '}
      Everything you typed is still here: please try again, call us at{' '}
      <a href={company.phoneLink} className="whitespace-nowrap font-semibold underline">
        {company.phone}
      </a>
      , or{' '}
      <a href={company.emailLink} onClick={fillIn} onAuxClick={fillIn} className="font-semibold underline">
        send it as an e-mail
      </a>
      .
    </p>
  )
}

/** Says that a sending takes long, and lets the visitor stop waiting for it. Render it while one runs. */
export function SlowSending({ isSlow, onStop }: { isSlow: boolean; onStop: () => void }) {
  return (
    // Empty, it takes back the gap of the form's grid.
    <div role="status" className="empty:-mt-6">
      {isSlow && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-cream p-4">
          <p className="grow basis-60">
            {/* One text: where a translation has replaced it, React could put no part in between. */}
            {`This takes longer than usual. We wait for an answer for up to ${REQUEST_TIMEOUT_MS / 1000} seconds; nothing you typed is lost.`}
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
      // It goes when the sending ends, and what can be tried again stays.
      if (stop === document.activeElement) stop?.form?.querySelector<HTMLElement>('[data-submits]')?.focus()
    }
  }, [])
  return (
    <button ref={button} type="button" onClick={onStop} className={buttonClass('outline')}>
      Stop waiting
    </button>
  )
}

/** A mail to the company with all that stands in a form, a line for each field: the way out when a form cannot be sent. */
function mailLinkOf(form: HTMLFormElement, subject: string): string {
  const lines = [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => `${name}: ${String(value)}`)
  return `${company.emailLink}?subject=${encode(subject)}&body=${encode(lines.join('\r\n'))}`
}

// Half a character, as a cut-off emoji leaves it, cannot be encoded.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
