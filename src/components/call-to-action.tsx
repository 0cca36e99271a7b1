import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import oak from '@/pictures/hero.webp?w=480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { buttonPair } from '@/ui/button-pair'
import { PhoneIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'

/** The two contact options, side by side. */
export function QuoteAndPhone({
  quotePath = paths.quote,
  className,
}: {
  /** Carries the page's topic, to prefill the quote form. */
  quotePath?: string | undefined
  className?: string
}) {
  return (
    <div ref={buttonPair} className={cn('button-row', className)}>
      <Link to={quotePath} className={buttonClass('primary')}>
        Get a Free Quote
      </Link>
      <a href={company.phoneLink} className={buttonClass('brand')}>
        <PhoneIcon />
        Call {company.phone}
      </a>
    </div>
  )
}

/** The phone number for emergencies, below the introduction of a page. */
export function EmergencyLine() {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small md:mt-3 md:text-body">
      Tree on a house or car?
      <a
        href={company.phoneLink}
        className="inline-flex min-h-11 items-center font-semibold text-forest-700 underline decoration-2 decoration-amber underline-offset-4"
      >
        {company.phone}
      </a>
    </p>
  )
}

/** The section at the end of a page: a question, a sentence and both contact options, beside the oak. */
export function CallToAction({ title, quotePath, children }: { title: string; quotePath?: string; children: string }) {
  return (
    <section className="relative isolate bg-cream print:hidden">
      <div className="container-page pt-8 pb-5 md:flex md:min-h-[32vw] md:items-center md:py-14 lg:py-20">
        <div className="md:w-[56%] lg:w-[46%]">
          <h2 className="text-title">{title}</h2>
          <p className="mt-3 text-balance">{children}</p>
          <QuoteAndPhone quotePath={quotePath} className="mt-6 md:w-max" />
        </div>
      </div>
      {/* Decorative, and its sky fades into the ground. */}
      <Picture
        source={oak}
        alt=""
        sizes="(min-width: 48rem) 72vw, 100vw"
        className="-z-10 aspect-2/1 w-full object-cover object-[70%_52%] [mask-image:linear-gradient(#0000,#000_25%)] md:absolute md:inset-y-0 md:right-0 md:aspect-auto md:h-full md:w-[72%] md:[mask-image:linear-gradient(90deg,#0000,#0002_15%,#000_60%)]"
      />
    </section>
  )
}
