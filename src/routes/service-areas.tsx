import { Link } from 'react-router-dom'
import { CallToAction, EmergencyLine } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { FaqList } from '@/components/faq-list'
import { PageHero } from '@/components/page-hero'
import { AreaMap } from '@/components/towns/area-map'
import { sharedTreeRule, whoseTree } from '@/content/faq'
import { areasPage } from '@/content/page-words'
import { mapWords } from '@/content/towns/area-map'
import { type Town, towns } from '@/content/towns/towns'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { findTownPicture } from '@/picture-lookup/find-town-picture'
import { townsBackground } from '@/picture-lookup/map-backgrounds'
import { roadPanorama } from '@/picture-lookup/road-panorama'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

export default function ServiceAreas() {
  return (
    <>
      <PageMeta
        title="Service Areas"
        description={`We work in ${towns.map(({ name }) => name).join(', ')}.`}
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
      <DeferredContent>
        <Section
          isFirst
          background="creamAbove"
          className="grid grid-cols-1 tablet:items-start gap-8 md:grid-cols-2 lg:gap-x-12 xl:grid-cols-7/5"
        >
          {/* On a tablet as high as the cards beside it, as far as the picture of the land reaches. */}
          <AreaMap background={townsBackground} className="tablet:my-9 xl:w-3/4" />
          <section className="md:flex md:flex-col">
            <h2 className="text-heading">Core areas</h2>
            <ul className="ui-card-grid mt-4 grow md:auto-rows-fr">
              {towns
                .filter(({ isCore }) => isCore)
                .map((town) => (
                  <li key={town.slug} className="grid">
                    <TownCard town={town} />
                  </li>
                ))}
            </ul>
          </section>
          <section className="md:col-span-full">
            <h2 className="text-heading">Other areas</h2>
            <ul className="mt-4 grid gap-x-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-12">
              {towns
                .filter(({ isCore }) => !isCore)
                .map((town) => (
                  <li key={town.slug} className="grid border-cream-200 border-t">
                    <TownRow town={town} />
                  </li>
                ))}
            </ul>
          </section>
          <div className="ui-card-cream ui-card-body-small flex flex-wrap items-center justify-between gap-4 md:col-span-full">
            <p>
              <strong className="block font-heading text-forest-700 text-heading">Don’t see your town?</strong>
              We may still come out.
            </p>
            <Link to={paths.contact} className={cn(buttonClass('outline', 'small'), 'w-full sm:w-auto')}>
              Ask us
            </Link>
          </div>
          <FaqList
            entry={whoseTree}
            className="border-cream-200 border-t pt-6 md:col-span-full lg:grid lg:grid-cols-1/2 lg:items-baseline lg:gap-x-12"
          >
            <p className="ui-note mt-3 lg:col-start-2">
              On shared trees: {sharedTreeRule.source} ({sharedTreeRule.asOf}).
            </p>
          </FaqList>
        </Section>
        <CallToAction title="Is your tree in one of these towns?" panorama={roadPanorama}>
          Send us the address and a few lines. The visit is free.
        </CallToAction>
      </DeferredContent>
    </>
  )
}

function TownCard({ town }: { town: Town }) {
  const picture = findTownPicture(town.slug)
  return (
    <Link to={paths.serviceArea(town.slug)} className="ui-card-link flex overflow-hidden">
      {/* Decorative: the town's name is the link text. Beside the text, the picture is as high as the text. */}
      {picture && (
        <Picture
          source={picture.source}
          alt=""
          sizes="(min-width: 64rem) 20rem, 6rem"
          className="max-lg:ui-thumbnail large-text:hidden shrink-0 object-cover max-lg:aspect-3/2 lg:w-44"
          style={{ objectPosition: picture.focus }}
        />
      )}
      <span className="ui-card-body-small max-lg:ui-card-body-tight flex grow items-center justify-between gap-2">
        <span>
          <span className="ui-as-heading block text-subtitle lg:text-heading">{town.nameWithState}</span>
          <span className="mt-0.5 block text-amber-dark text-small">{describeDistance(town)}</span>
          <span className="mt-1 block text-bark-900 text-small">{town.description}</span>
        </span>
        <ArrowRightIcon className="size-5 text-amber-dark" />
      </span>
    </Link>
  )
}

/** Lower than a card, and without a picture. */
const TownRow = ({ town }: { town: Town }) => (
  <Link to={paths.serviceArea(town.slug)} className="group flex items-center justify-between gap-4 py-3">
    <span className="self-start">
      <span className="grid">
        <span className="ui-as-heading text-subtitle group-hover:underline">{town.nameWithState}</span>
        <span className="text-amber-dark text-small">{describeDistance(town)}</span>
      </span>
      <span className="mt-1 block text-pretty text-bark-900 text-small lg:text-balance">{town.description}</span>
    </span>
    <ArrowRightIcon className="size-5 text-amber-dark" />
  </Link>
)

const describeDistance = ({ miles }: Town) => (miles ? `About ${miles} miles by road` : mapWords.shop)
