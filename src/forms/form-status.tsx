import { type MouseEvent, useEffect, useRef } from 'react'
import { company } from '@/content/company'
import { mailLinkOf } from './mail-link'

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
