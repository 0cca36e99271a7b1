import { assurances } from '@/content/proof'
import { CheckList } from './check-list'

/** Our assurances for every visitor, in one line. On a laptop it is the end of the home page's first screen. */
export function AssuranceStrip() {
  return (
    <section
      aria-label="In short"
      className="border-cream-200 border-y bg-cream-50 font-semibold text-forest-700 text-small"
    >
      <CheckList
        items={assurances}
        className="ui-container-page gap-x-6 gap-y-0.5 py-2 sm:grid-cols-2 md:py-4 lg:flex lg:justify-between"
      />
    </section>
  )
}
