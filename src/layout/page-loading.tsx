import { company } from '@/content/company'

/** While a page loads. If its chunk never arrives, or JavaScript is off, CSS alone swaps in a message. */
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
