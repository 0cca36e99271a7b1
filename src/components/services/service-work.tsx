import type { ReactNode } from 'react'
import { CheckList } from '@/components/check-list'
import type { ServiceDetails } from '@/content/services/service-details'
import type { ServiceSlug } from '@/content/services/services'
import type { DrawnService } from '@/content/services/work-diagrams'
import { cn } from '@/lib/class-names'
import { getAfterPicture } from '@/picture-lookup/get-after-picture'
import { getScenePicture } from '@/picture-lookup/get-scene-picture'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { LabelledPicture } from './labelled-picture'
import { WorkDiagram } from './work-diagram'

/** The service whose result is shown as seen from the hero. Its picture is not cropped, so the two can be compared. */
const comparedPicture: ServiceSlug = 'tree-trimming-pruning'

/** Pages that open on the drawing of the work, which says at once what one gets. TypeScript infers a type guard. */
export const opensOnDrawing = (slug: ServiceSlug) =>
  slug === 'tree-removal' || slug === 'tree-transplanting' || slug === 'stump-grinding'

type Props = ServiceDetails & { slug: DrawnService }

/** How the work goes, step by step, with its drawing, or with its scene if the page has opened on the drawing. */
export const ServiceWork = ({ slug, headings, steps }: Props) => (
  <WorkSection
    title={headings.steps}
    picture={
      opensOnDrawing(slug) ? <Scene slug={slug} /> : <WorkDiagram slug={slug} className="lg:-my-8 lg:-ml-[9%]" />
    }
    className="lg:grid-cols-1/2"
  >
    <WorkSteps items={steps} />
  </WorkSection>
)

/** The picture of firewood shows the result, so the section has that too, and what we promise. */
export const FirewoodWork = ({ headings, steps, result, keyPoints }: ServiceDetails) => (
  <WorkSection title={headings.steps} picture={<FaceCord />} className="lg:grid-cols-5/7">
    <div className="grid gap-8">
      <WorkSteps items={steps} />
      <ServiceText title={headings.result} isMinor>
        {result}
      </ServiceText>
    </div>
    <div className="lg:col-span-2">
      <Promises items={keyPoints} className="md:grid-cols-3 md:gap-x-6" />
    </div>
  </WorkSection>
)

type WorkSectionProps = { title: string; picture: ReactNode; className: string; children: ReactNode }

/** A heading and what is below it, beside a picture of the work. */
const WorkSection = ({ title, picture, className, children }: WorkSectionProps) => (
  <Section
    isFirst
    continues
    background="cream"
    className={cn('ui-print-blocks grid grid-cols-1 gap-x-12 gap-y-6 pb-hero lg:grid-rows-auto/1fr', className)}
  >
    <h2 className="text-title">{title}</h2>
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{picture}</div>
    {children}
  </Section>
)

const WorkSteps = ({ items }: { items: readonly string[] }) => (
  <ol className="work-steps">
    {items.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

function Scene({ slug }: { slug: DrawnService }) {
  const { source, alt, focus } = getScenePicture(slug)
  return (
    <Picture
      source={source}
      alt={alt}
      sizes="(min-width: 64rem) 66vw, 100vw"
      className="ui-bleed lg:ui-bleed-right aspect-3/2 object-cover md:w-full md:rounded-card lg:aspect-8/5 print:hidden"
      style={{ objectPosition: focus }}
    />
  )
}

/** A face cord as it is usually stacked, with its height and length. */
const FaceCord = () => (
  <LabelledPicture
    {...getAfterPicture('firewood-sales')}
    sizes="(min-width: 64rem) 45rem, 92vw"
    className="overflow-hidden rounded-card"
  >
    <span className="face-cord-height">
      <span className="face-cord-label">4 feet</span>
    </span>
    <span className="face-cord-length">
      <span className="face-cord-label">8 feet</span>
    </span>
  </LabelledPicture>
)

/** The result of the work, with a picture of it (the hero shows the work), and our promises. */
export const ServiceResult = ({ slug, headings, result, keyPoints }: Props) => (
  <div className="ui-print-blocks grid items-start gap-6 md:grid-cols-2 md:grid-rows-auto/1fr md:gap-8 lg:gap-x-12">
    <ServiceText title={headings.result}>{result}</ServiceText>
    <AfterPicture slug={slug} />
    <Promises items={keyPoints} />
  </div>
)

/** On a tablet it is above the texts. From lg on it is at least as high as the texts beside it. */
function AfterPicture({ slug }: { slug: DrawnService }) {
  const { source, alt, focus, caption } = getAfterPicture(slug)
  return (
    <figure className="tablet:col-span-full md:order-first lg:row-span-2 lg:grid lg:grid-rows-1fr/auto lg:self-stretch print:hidden">
      <div className="ui-bleed-left">
        <Picture
          source={source}
          alt={alt}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className={cn(
            'ui-bleed object-cover md:w-full md:rounded-card lg:min-h-full',
            slug === comparedPicture ? 'aspect-3/2' : 'aspect-video lg:aspect-auto lg:h-95',
          )}
          style={{ objectPosition: focus }}
        />
      </div>
      <figcaption className="ui-note mt-2">{caption}</figcaption>
    </figure>
  )
}

export const ServiceText = ({
  title,
  isMinor = false,
  children,
}: {
  title: string
  /** With a smaller heading, after a text that leads. */
  isMinor?: boolean
  children: string
}) => (
  <section>
    <h2 className={isMinor ? 'text-heading' : 'text-title'}>{title}</h2>
    <div className="mt-3 grid max-w-text gap-3">
      {children.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
)

const Promises = ({ items, className }: { items: readonly string[]; className?: string }) => (
  <section aria-labelledby="promises">
    <h2 id="promises" className="text-heading">
      What you can count on
    </h2>
    <CheckList items={items} className={cn('mt-3 gap-2 text-small md:text-body print:text-small', className)} />
  </section>
)
