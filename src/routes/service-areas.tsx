import { Link } from 'react-router-dom'
import { AnswerList } from '@/components/answer-list'
import { AreaMap } from '@/components/area-map'
import { CallToAction, EmergencyLine } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { RestOfPage } from '@/components/rest-of-page'
import { townPicture } from '@/components/town-picture'
import { mapWords } from '@/content/area-map'
import { sharedTreeRule, whoseTree } from '@/content/homeowner'
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
      <RestOfPage>
        <Section isFirst>
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-6 xl:grid-cols-[7fr_5fr] xl:gap-x-10">
            <AreaMap className="tablet:w-7/12" />
            <AreaList
              title="Core areas"
              areas={serviceAreas.filter(({ isCore }) => isCore)}
              className="tablet:grid-cols-3"
            />
            <div className="lg:col-span-2 lg:mt-4">
              <AreaList
                title="Other areas"
                areas={serviceAreas.filter(({ isCore }) => !isCore)}
                className="md:grid-cols-2 lg:grid-cols-3"
              />
            </div>
          </div>
          <div className="mt-8 grid gap-10 lg:mt-10">
            <div className="card-cream flex flex-wrap items-center justify-between gap-4 p-5 md:px-8">
              <p>
                <strong className="block font-heading text-forest-700 text-heading">Don’t see your town?</strong>
                We may still come out.
              </p>
              <Link to={paths.contact} className={buttonClass('outline', 'small')}>
                Ask us
              </Link>
            </div>
            <AnswerList answer={whoseTree}>
              <p className="mt-3 text-bark-700 text-small">
                On shared trees: {sharedTreeRule.source} ({sharedTreeRule.asOf}).
              </p>
            </AnswerList>
          </div>
        </Section>
        <CallToAction title="Is your tree in one of these towns?">
          Send us the address and a few lines. The visit is free.
        </CallToAction>
      </RestOfPage>
    </>
  )
}

function AreaList({ title, areas, className }: { title: string; areas: readonly ServiceArea[]; className?: string }) {
  if (areas.length === 0) return null
  return (
    <section className="flex flex-col">
      <h2 className="text-heading">{title}</h2>
      <ul className={cn('mt-5 grid grow gap-4 md:auto-rows-fr', className)}>
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
    <Link to={paths.serviceArea(slug)} className="card card-link flex tablet:flex-col overflow-hidden">
      {/* Decorative, so the alt is empty: the town's name is the link text. Beside the text its height, and not its width, sets its size. */}
      {picture && (
        <Picture
          source={picture.source}
          alt=""
          sizes="(min-width: 64rem) 20rem, 6rem"
          className="large-text:hidden tablet:aspect-3/2 tablet:w-full w-24 shrink-0 object-cover lg:w-44"
          style={{ objectPosition: picture.focus }}
        />
      )}
      <span className="grow p-4 xl:p-5">
        <span className="flex items-center justify-between gap-4 font-heading font-semibold tablet:text-subtitle text-forest-700 text-heading">
          {name}
          <ArrowRightIcon className="size-5 shrink-0 text-amber-dark" />
        </span>
        <span className="mt-0.5 block text-amber-dark text-small">
          {miles ? `About ${miles} miles from us` : mapWords.shop}
        </span>
        <span className="mt-1 block text-bark-900 text-small xl:text-body">{description}</span>
      </span>
    </Link>
  )
}
