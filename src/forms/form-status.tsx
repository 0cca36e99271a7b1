import type { MouseEvent } from 'react'
import { company } from '@/content/company'
import {
  BUSY_LABEL_ATTRIBUTE,
  FAILURE_NOTICE_ATTRIBUTE,
  HELD_NOTICE_ATTRIBUTE,
  SUBMIT_BUTTON_ATTRIBUTE,
} from '@/dom-contract'
import { cn } from '@/lib/class-names'
import { fillMailLink } from '@/lib/mail-link'
import { buttonClass } from '@/ui/button'
import { useFieldError } from '@/ui/form'
import type { LeadForm } from './use-lead-form'
import type { SendingFailure } from './use-sending'

/** Without JavaScript only the heading is shown, with phone and e-mail (without-script.tsx). */
export const leadFormClass = 'grid gap-6 outline-none noscript:[&>:not(:first-child)]:hidden'

/**
 * Two notices above the submit button, which outlast the toasts: the form waits for React, and sending has failed. Both
 * are prerendered and hidden, because held-forms.ts shows them when React is late or fails to load.
 */
export function SendingNotices({ noun, form: { failure } }: { noun: 'request' | 'message'; form: LeadForm }) {
  return (
    <>
      <p hidden {...{ [HELD_NOTICE_ATTRIBUTE]: '' }} role="alert" className="rounded-control bg-cream p-4">
        This is taking longer than usual. Your {noun} will be sent as soon as this page has loaded. You can also{' '}
        <CallOrWrite noun={noun} />.
      </p>
      <p hidden={!failure} {...{ [FAILURE_NOTICE_ATTRIBUTE]: '' }} className="notice-danger">
        {/* In an element, because React cannot change one text among others after the browser has translated them. */}
        <span>{sentences[failure ?? 'not-loaded'](noun)}</span> <CallOrWrite noun={noun} />.
      </p>
    </>
  )
}

/** How the notice of a failure begins. Before React is there, the failure is code that did not load. */
const sentences: Record<SendingFailure, (noun: string) => string> = {
  'not-sent': (noun) => `Your ${noun} has not been sent. Everything you typed is still here: please try again,`,
  'not-loaded': (noun) =>
    `Your ${noun} has not been sent, because part of this page did not load. Please check your connection and reload the page (what you typed stays),`,
  'may-be-stored': (noun) =>
    `We can’t tell whether your ${noun} reached us. Everything you typed is still here: please try again,`,
}

function CallOrWrite({ noun }: { noun: 'request' | 'message' }) {
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
        href={`${company.emailLink}?subject=${encodeURIComponent(`A ${noun} from your website`)}`}
        onClick={fill}
        onAuxClick={fill}
        className="link-inherit"
      >
        send it by email
      </a>
    </>
  )
}

export function SubmitButton({
  tone,
  isSending,
  label,
  busyLabel,
  waitsFor,
}: {
  tone: 'primary' | 'brand'
  isSending: boolean
  label: string
  busyLabel: string
  /** Disabled while this field has an error. */
  waitsFor?: { field: string; hint: string }
}) {
  const isWaiting = useFieldError(waitsFor?.field) !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        {...{ [SUBMIT_BUTTON_ATTRIBUTE]: '', [BUSY_LABEL_ATTRIBUTE]: busyLabel }}
        suppressHydrationWarning
        className={cn(buttonClass(tone), 'w-full sm:w-auto')}
        disabled={isWaiting}
        // Not `disabled`, which would lose the focus. A second press is ignored (use-lead-form.ts).
        aria-disabled={isSending}
        aria-describedby={isWaiting ? 'waits-for' : undefined}
      >
        {isSending ? busyLabel : label}
      </button>
      {isWaiting && (
        <p id="waits-for" className="text-brick text-small">
          {waitsFor?.hint}
        </p>
      )}
    </div>
  )
}

/** Apart from the submit button, so that nobody presses it by mistake. */
export function ClearForm({ form: { draftState, isSending, clear } }: { form: LeadForm }) {
  if (draftState === 'none') return null
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 border-cream-200 border-t pt-2 text-small">
      {draftState === 'stored' && (
        <p className="text-bark-700">What you typed is kept in this tab until you send it.</p>
      )}
      <button
        type="button"
        disabled={isSending}
        onClick={clear}
        className="link min-h-11 underline-offset-4 disabled:opacity-60"
      >
        Clear form
      </button>
    </div>
  )
}
