import { company } from '@/content/company'
import { PhoneIcon } from '@/ui/icons'

/** What a visitor may expect after a quote request was sent. */
export function NextSteps() {
  return (
    <>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold">
        <li>We read your request and call or write to find a time.</li>
        <li>We come and look at the tree with you, or without you if you say so.</li>
        <li>You get a price. It costs you nothing to ask.</li>
      </ol>
      <p>
        A tree on a house, a car or a wire? Do not wait for us to answer:{' '}
        <a href={company.phoneLink} className="whitespace-nowrap font-semibold text-forest-700 underline">
          <PhoneIcon className="mr-1.5 inline size-4 align-[-0.15em]" />
          call {company.phone}
        </a>
        , day or night.
      </p>
    </>
  )
}
