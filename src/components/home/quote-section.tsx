import { Link } from 'react-router-dom'
import { watchButtonPair } from '@/components/watch-button-pair'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'

export function QuoteSection() {
  return (
    <section aria-labelledby="free-quote" className="on-forest bg-forest-700 text-cream print:hidden">
      <div className="ui-container-page grid items-center gap-4 py-6 md:py-8 lg:flex lg:justify-between">
        <div>
          <h2 id="free-quote" className="text-cream text-title">
            {home.quote.title}
          </h2>
          <p className="mt-2">{home.quote.text}</p>
        </div>
        <div ref={watchButtonPair} className="ui-button-row shrink-0">
          <Link to={paths.quote} className={buttonClass('primary')}>
            Get a Free Quote
          </Link>
          <a href={company.phoneLink} className={buttonClass('outline')}>
            <PhoneIcon />
            <span>
              Call <span className="max-md:sr-only">{company.phone}</span>
            </span>
          </a>
        </div>
      </div>
    </section>
  )
}
