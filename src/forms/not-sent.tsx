import { company } from '@/content/company'

/** Stands beside the button after a failed sending, longer than its toasts. */
export function NotSent() {
  return (
    <p className="rounded-control border-brick border-l-4 bg-brick-50 p-4">
      Your request has not been sent. Everything you typed is still here: please try again, or call us at{' '}
      <a href={company.phoneLink} className="whitespace-nowrap font-semibold underline">
        {company.phone}
      </a>
      .
    </p>
  )
}
