import { company } from '@/content/company'

/**
 * Stands in for a page that is on its way. If its script never comes, a
 * sentence takes its place by CSS alone: at once where scripts are switched
 * off, else after ten seconds. The build's shell shows the same (src/prerender).
 */
export function PageLoading() {
  return (
    <div className="container-page grid min-h-dvh content-start py-section text-bark-700">
      <p
        role="status"
        className="animate-[disappear_0s_10s_both] [grid-area:1/1] [@media(scripting:none)]:animate-[disappear_0s_both]"
      >
        Loading…
      </p>
      <p className="animate-[appear_0s_10s_both] [grid-area:1/1] [@media(scripting:none)]:animate-none">
        The rest of this page has not arrived. Please load it again; it needs JavaScript. Or call us at{' '}
        <a href={company.phoneLink} className="whitespace-nowrap font-semibold text-forest-700 underline">
          {company.phone}
        </a>
        .
      </p>
    </div>
  )
}
