import { Link } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { AreaMap } from '@/components/area-map'
import { CallToAction, EmergencyLine } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { townPicture } from '@/components/town-picture'
import { mapWords } from '@/content/area-map'
import { whoseTree } from '@/content/homeowner'
import { areasPage } from '@/content/page-words'
import { type ServiceArea, serviceAreas } from '@/content/service-areas'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

export default function ServiceAreas() {
  return (
    <>
      <PageMeta
        title="Service Areas"
        description={`We work in ${serviceAreas.map(({ town }) => town).join(', ')}.`}
        keywords={areasPage.keywords}
        path={paths.serviceAreas}
      />
      <PageHero
        title="Where we work"
        trail={[{ title: 'Service Areas', path: paths.serviceAreas }]}
        intro={areasPage.introduction}
      >
        <EmergencyLine />
      </PageHero>
      <Section className="pt-6! md:pt-8!">
        <div className="grid grid-cols-1 gap-10 md:grid-cols-[4fr_3fr] md:max-xl:gap-6 lg:max-xl:grid-cols-2 xl:grid-cols-[7fr_5fr]">
          <div className="flex flex-col gap-6 xl:justify-between">
            <AreaMap />
            <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:max-xl:grow md:max-xl:content-center md:max-xl:rounded-card md:max-xl:bg-cream md:max-xl:p-6">
              <span>Don’t see your town? We may still be able to come.</span>
              <Link to={paths.contact} className={buttonClass('outline', 'small')}>
                Ask us
              </Link>
            </p>
          </div>
          <AreaList title="Core areas" areas={serviceAreas.filter(({ isCore }) => isCore)} />
        </div>
        <div className="mt-12 max-md:[&_ul]:gap-0 md:[&_ul]:grid-cols-2 lg:[&_ul]:grid-cols-3">
          <AreaList title="Other areas" areas={serviceAreas.filter(({ isCore }) => !isCore)} />
        </div>
        <AnswerList
          answer={whoseTree}
          className="mt-12 rounded-card bg-cream p-6 md:p-8 md:[&>ul]:grid-cols-2 md:[&>ul]:gap-x-12"
        />
      </Section>
      <CallToAction title="Somewhere in between?">
        Send us the address and a few lines about the tree, and we’ll tell you whether we can come.
      </CallToAction>
    </>
  )
}

function AreaList({ title, areas }: { title: string; areas: readonly ServiceArea[] }) {
  if (areas.length === 0) return null
  return (
    <section className="flex flex-col">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-5 grid grow gap-4">
        {areas.map((area) => (
          <li key={area.slug} className="grid">
            <AreaCard area={area} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AreaCard({ area: { slug, name, description, miles, isCore } }: { area: ServiceArea }) {
  const picture = isCore && townPicture(slug)
  return (
    <Link
      to={paths.serviceArea(slug)}
      className={cn(
        'group flex overflow-hidden border-cream-200 bg-white transition motion-safe:hover:-translate-y-0.5',
        isCore ? 'rounded-card border shadow-card' : 'border-t md:rounded-card md:border md:shadow-card',
      )}
    >
      {/* Decorative, so the alt is empty: the town's name is the link text. */}
      {picture && (
        <Picture
          source={picture.source}
          alt=""
          sizes="(min-width: 64rem) 9rem, 7rem"
          className="large-text:hidden w-20 shrink-0 object-cover md:max-lg:hidden lg:w-36"
          style={{ objectPosition: picture.focus }}
        />
      )}
      <span className={cn('grow md:p-4 xl:p-5', isCore ? 'self-center p-4' : 'py-4')}>
        <span className="flex items-center justify-between gap-4 font-heading font-semibold text-forest-700 text-subtitle">
          {name}
          <ArrowRightIcon className="size-5 shrink-0 text-amber-dark transition motion-safe:group-hover:translate-x-0.5" />
        </span>
        <span className="mt-0.5 block font-semibold text-amber-dark text-small">
          {miles ? `About ${miles} miles from us` : mapWords.shop}
        </span>
        <span className="mt-1 block text-bark-900 max-xl:text-small">{description}</span>
      </span>
    </Link>
  )
}
