import { Link } from 'react-router-dom'
import { CallToAction } from '@/components/call-to-action'
import { ServiceCard } from '@/components/service-card'
import { company } from '@/content/company'
import { coreServices } from '@/content/services'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import heroLandscape from '@/pictures/hero.webp?picture'
import heroPortrait from '@/pictures/hero-portrait.webp?picture'
import { buttonClass } from '@/ui/button'
import { HandshakeIcon, HelmetIcon, LeafIcon } from '@/ui/icons'
import { Section } from '@/ui/section'

const reasons = [
  {
    Icon: HelmetIcon,
    title: 'Safety commitment',
    text: 'Helmets on, cones out, ropes on every limb that could reach your roof. We are licensed and insured, so that the risk of the work is never yours.',
  },
  {
    Icon: LeafIcon,
    title: 'Local expertise',
    text: `Burr oak, silver maple, white pine, and what is left of the ash: we have worked on the trees of this county since ${company.founded}, and we know which of them must wait for winter.`,
  },
  {
    Icon: HandshakeIcon,
    title: 'Customer satisfaction',
    text: 'You know who comes, when, and what the lawn will look like afterwards. We are done when you have walked round it with us and found nothing left to rake.',
  },
]

export default function Home() {
  return (
    <>
      <PageMeta
        description={`Family-owned tree care for Ann Arbor, Plymouth, Northville and the towns around since ${company.founded}: removal, pruning, planting, stump grinding. Free quotes, 24/7 emergency phone.`}
        keywords="tree service Ann Arbor, tree removal, tree trimming, stump grinding, Plymouth, Northville"
        path={paths.home}
      />
      <Hero />

      <Section aria-labelledby="why">
        <h2 id="why" className="text-title">
          Why choose us
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-14">
          {reasons.map(({ Icon, title, text }) => (
            <li key={title} className="border-amber border-t-2 pt-5">
              <Icon className="size-8 text-forest-500" />
              <h3 className="mt-4 text-subtitle">{title}</h3>
              <p className="mt-2 text-bark-900">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section ground="cream" aria-labelledby="core-services">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="core-services" className="text-title">
              What we are called for most
            </h2>
            <p className="mt-3 max-w-text text-bark-900">
              Three kinds of work fill most of our days. We plant, transplant and deliver firewood too.
            </p>
          </div>
          <Link to={paths.services} className={buttonClass('outline')}>
            See all services
          </Link>
        </div>
        <ul className="mt-10 grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
          {coreServices.map((service) => (
            <li key={service.slug} className="grid">
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Section>

      <CallToAction title="A free quote, in writing">
        Tell us which tree and what worries you. We come, look, and put a price on paper. It costs nothing, and you
        decide in your own time.
      </CallToAction>
    </>
  )
}

/** On phones the text stands on the picture's own sky, above the tree; from md on beside it. */
function Hero() {
  return (
    <div className="relative isolate grid overflow-hidden bg-[linear-gradient(to_right,#c1d2ca,#cddacf_50%,#cfd9c8)]">
      <picture className="contents">
        {sourcesOf(heroLandscape, '(min-width: 48rem)')}
        {sourcesOf(heroPortrait)}
        <img
          src={heroPortrait.img.src}
          width={heroPortrait.img.w}
          height={heroPortrait.img.h}
          alt="A broad, sunlit oak with a rope swing beside a cream farmhouse at golden hour."
          fetchPriority="high"
          className="-z-10 col-start-1 row-start-1 aspect-4/5 w-full self-end object-cover md:aspect-auto md:h-full md:min-h-[34rem] md:object-[18%_60%] lg:min-h-[min(46rem,50vw)] lg:object-[50%_70%]"
        />
      </picture>
      {/* The picture's own sky, laid a little thicker under the words. */}
      <div className="mask-b-from-55% mask-b-to-80% -z-10 col-start-1 row-start-1 hidden bg-[linear-gradient(100deg,#cddacfe6_18%,#cddacf99_36%,#cddacf00_52%)] md:block" />
      <div className="container-page col-start-1 row-start-1 self-start pt-8 pb-[78vw] md:py-16 lg:py-24">
        <div className="md:max-w-[43%] lg:max-w-[36rem] xl:max-w-[38rem]">
          <p className="font-semibold text-forest-700 text-small">Family-owned in Ann Arbor, Michigan</p>
          <h1 className="mt-3 text-display text-forest-900">Your trees, in careful hands since {company.founded}</h1>
          <p className="mt-4 max-w-[27rem] text-forest-900 lg:text-[1.1875rem]">
            We prune, remove and plant in Ann Arbor, Plymouth, Northville and the towns around. Your oak is safe with
            us, and so is your driveway.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to={paths.quote} className={buttonClass('primary')}>
              Get a Free Quote
            </Link>
            <Link to={paths.services} className={buttonClass('outline')}>
              Our Services
            </Link>
          </div>
        </div>
      </div>
    </div>
  )
}

const sourcesOf = ({ sources }: typeof heroLandscape, media?: string) =>
  Object.entries(sources).map(([format, srcSet]) => (
    <source key={format} media={media} type={`image/${format}`} srcSet={srcSet} sizes="100vw" />
  ))
