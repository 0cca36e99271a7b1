import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Section } from '@/ui/section'

/** The two contact options, side by side. */
export function QuoteAndPhone({
  quotePath = paths.quote,
  isOnForest = false,
  className,
}: {
  /** Carries the page's topic, to prefill the quote form. */
  quotePath?: string | undefined
  isOnForest?: boolean
  className?: string
}) {
  return (
    <div className={cn('button-row', className)}>
      <Link to={quotePath} className={buttonClass('primary')}>
        Get a Free Quote
      </Link>
      <a href={company.phoneLink} className={buttonClass(isOnForest ? 'outline-on-forest' : 'outline')}>
        <PhoneIcon />
        Call {company.phone}
      </a>
    </div>
  )
}

/** The section at the end of a page: a question, a sentence and both contact options. */
export function CallToAction({ title, quotePath, children }: { title: string; quotePath?: string; children: string }) {
  return (
    <Section
      ground="forest"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 lg:grid-cols-[1fr_auto] lg:gap-16"
    >
      <div>
        <h2 className="text-cream text-title">{title}</h2>
        <p className="mt-3 max-w-text text-cream/90">{children}</p>
      </div>
      <QuoteAndPhone quotePath={quotePath} isOnForest />
    </Section>
  )
}
