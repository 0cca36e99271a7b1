import { type MouseEvent, useEffect, useRef } from 'react'
import { company } from '@/content/company'
import { mailLinkOf } from './mail-link'

/**
 * Stands beside the button after a failed sending, longer than its toasts. It
 * is there, hidden, from the start: boot.ts shows it when React never comes.
 */
export function NotSent({
  what,
  hasFailed,
  error,
  isUncertain,
  isFilled,
}: {
  what: 'request' | 'message'
  hasFailed: boolean
  /** There is none of a sending that a new load cut short. */
  error: Error | undefined
  /** It may have arrived all the same. */
  isUncertain: boolean | undefined
  /** Of an empty form it would say what is not true. */
  isFilled: boolean
}) {
  const panel = useRef<HTMLParagraphElement>(null)
  const earlier = useRef(error)
  useEffect(() => {
    // It pushes the button, which may have the focus, out of a phone's window. Who comes back begins at the top.
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
      hidden={!hasFailed || !isFilled}
      data-not-sent
      className="scroll-mb-28 rounded-control border-brick border-l-4 bg-brick-50 p-4"
    >
      {isUncertain ? `We cannot tell whether your ${what} has reached us.` : `Your ${what} has not been sent.`}{' '}
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
