import type { MouseEvent } from 'react'
import { company } from '@/content/company'
import { FAILURE_NOTICE_ATTRIBUTE, HELD_NOTICE_ATTRIBUTE } from '@/dom-contract'
import { fillMailLink } from '@/lib/fill-mail-link'
import type { LeadForm } from './use-lead-form'
import type { SendingFailure } from './use-sending'

/** Without JavaScript only the heading is shown, with phone and e-mail (without-script.tsx). */
export const leadFormClass = 'grid gap-6 outline-none noscript:[&>:not(:first-child)]:hidden'

/**
 * Two notices above the submit button, which outlast the toasts: the form waits for React, and sending has failed. Both are
 * prerendered and hidden, because held-forms.ts shows them when React is late or fails to load.
 */
export function SendingNotices({ what, form: { failure } }: { what: 'request' | 'message'; form: LeadForm }) {
  return (
    <>
      <p hidden {...{ [HELD_NOTICE_ATTRIBUTE]: '' }} role="alert" className="rounded-control bg-cream p-4">
        This is taking longer than usual. Your {what} will be sent as soon as this page has loaded. You can also{' '}
        <CallOrWrite what={what} />.
      </p>
      <p hidden={!failure} {...{ [FAILURE_NOTICE_ATTRIBUTE]: '' }} className="notice-danger">
        {/* An element of its own: after a translation by the browser React can no longer change one text among others. */}
        <span>{sentences[failure ?? 'not-loaded'](what)}</span> <CallOrWrite what={what} />.
      </p>
    </>
  )
}

/** How the notice of a failure begins. Before React is there, the failure is code that did not load. */
const sentences: Record<SendingFailure, (what: string) => string> = {
  'not-sent': (what) => `Your ${what} has not been sent. Everything you typed is still here: please try again,`,
  'not-loaded': (what) =>
    `Your ${what} has not been sent, because part of this page did not load. Please check your connection and reload the page (what you typed stays),`,
  'may-be-stored': (what) =>
    `We can’t tell whether your ${what} reached us. Everything you typed is still here: please try again,`,
}

function CallOrWrite({ what }: { what: 'request' | 'message' }) {
  // Runs on click, before the link is followed, so the e-mail has the latest text.
  const fill = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => fillMailLink(currentTarget)
  return (
    <>
      call us at{' '}
      <a href={company.phoneLink} className="link-inherit whitespace-nowrap">
        {company.phone}
      </a>
      , or{' '}
      <a
        href={`${company.emailLink}?subject=${encodeURIComponent(`A ${what} from your website`)}`}
        onClick={fill}
        onAuxClick={fill}
        className="link-inherit"
      >
        send it by email
      </a>
    </>
  )
}
