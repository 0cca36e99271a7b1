import type { MouseEvent } from 'react'
import { company } from '@/content/company'
import { NOT_LOADED } from '@/data/errors'
import { FAILURE_NOTICE_ATTRIBUTE, QUEUED_NOTICE_ATTRIBUTE } from '@/dom-contract'
import { fillMailLink } from '@/lib/fill-mail-link'
import type { SubmissionFailure, useSubmission } from './use-submission'

/** Notices that outlast the toasts. Prerendered and hidden, because queued-forms.ts shows them before React does. */
export function SubmissionNotices({
  noun,
  status,
  failure,
}: Pick<ReturnType<typeof useSubmission>, 'status' | 'failure'> & { noun: 'request' | 'message' }) {
  return (
    <>
      <p hidden {...{ [QUEUED_NOTICE_ATTRIBUTE]: '' }} className="rounded-control bg-cream p-4">
        This is taking longer than usual. Your {noun} will be sent as soon as this page has loaded. You can also{' '}
        <CallOrWrite noun={noun} />.
      </p>
      <p
        ref={status === 'error' ? scrollToNotice : undefined}
        hidden={!failure}
        {...{ [FAILURE_NOTICE_ATTRIBUTE]: '' }}
        className="ui-notice-danger"
      >
        {/* In an element, because React cannot change one text among others after the browser has translated them. */}
        <span>{sentences[failure ?? 'not-loaded'](noun)}</span> <CallOrWrite noun={noun} />.
      </p>
    </>
  )
}

/** The notice may be below the window's lower edge, or covered by the toasts there. */
function scrollToNotice(notice: HTMLElement | null) {
  // A visitor who types in another form stays there.
  if (!document.activeElement?.matches('input, textarea')) notice?.scrollIntoView()
}

/** How the notice of a failure begins. Before React is there, the failure is code that did not load. */
const sentences: Record<SubmissionFailure, (noun: string) => string> = {
  'not-sent': (noun) => `Your ${noun} has not been sent. Everything you typed is still here: please try again,`,
  'not-loaded': (noun) => `Your ${noun} has not been sent. ${NOT_LOADED},`,
  'may-have-arrived': (noun) =>
    `We can’t tell whether your ${noun} reached us. Everything you typed is still here: please try again,`,
}

function CallOrWrite({ noun }: { noun: 'request' | 'message' }) {
  // Runs on click, before the link is followed, so the e-mail has the latest text.
  const fill = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => fillMailLink(currentTarget)
  return (
    <>
      call us at{' '}
      <a href={company.phoneLink} className="ui-link-inherit whitespace-nowrap">
        {company.phone}
      </a>
      , or{' '}
      <a
        href={`${company.emailLink}?subject=${encodeURIComponent(`A ${noun} from your website`)}`}
        onClick={fill}
        onAuxClick={fill}
        className="ui-link-inherit"
      >
        send it by email
      </a>
    </>
  )
}
