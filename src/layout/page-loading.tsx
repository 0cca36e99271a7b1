import { company } from '@/content/company'

/** Lies over the current page, below the header, while the next one is slow to load. */
export const PageLoadingSign = () => (
  <p
    role="status"
    className="pointer-events-none fixed inset-x-0 top-(--header-height) z-header mx-auto w-fit rounded-b-control bg-forest-900 px-6 py-2 text-cream"
  >
    Loading…
  </p>
)

/** In place of a page that loads. If its chunk never arrives, or JavaScript is off, CSS alone swaps in a message. */
export function PageLoading() {
  return (
    <div className="ui-container-page grid min-h-dvh content-start py-section text-bark-700">
      <p role="status" className="page-loading-disappear col-start-1 row-start-1">
        Loading…
      </p>
      <p className="page-loading-appear col-start-1 row-start-1">
        The rest of this page did not load. Please reload it (it needs JavaScript), or call us at{' '}
        <a href={company.phoneLink} className="ui-link whitespace-nowrap">
          {company.phone}
        </a>
        .
      </p>
    </div>
  )
}
