import { Link } from 'react-router-dom'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import { about, opening, story, timeline, values } from '@/content/about'
import { company } from '@/content/company'
import { compareQuotes, fiveQuestions } from '@/content/faq'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { proof } from '@/content/proof'
import { PageMeta } from '@/head/page-meta'
import { paths } from '@/paths'
import crew from '@/pictures/crew-wide.webp?w=1200;1800;2400&picture'
import crewPortrait from '@/pictures/crew-wide-portrait.webp?w=480;740;1200&picture'
import oak from '@/pictures/hero.webp?w=740;1200;1800;2400&picture'
import truck from '@/pictures/truck.webp?w=480;740;1200&quality=30&picture'
import { CheckIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

export default function About() {
  return (
    <>
      <PageMeta title="About Us" description={about.description} keywords={about.keywords} path={paths.about} />
      <PageHero
        title={about.title}
        intro={about.introduction}
        trail={[{ title: 'About Us', path: paths.about }]}
        picture={{ source: crewPortrait, wide: crew, alt: pictureAlts.crew, focus: focalPoints.crew, shape: 'scene' }}
      >
        <QuoteAndPhone className="mt-6" />
      </PageHero>
      <DeferredContent>
        <Section isFirst className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-x-16">
          <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-1">
            <div>
              <h2 className="text-title">{opening}</h2>
              <div className="mt-4 grid max-w-text gap-4 lg:mt-6 lg:text-subtitle lg:leading-normal">
                {story.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <Link to={paths.testimonials} className="ui-link-line mt-2">
                What our customers say
              </Link>
            </div>
            <section aria-labelledby="history">
              <h2 id="history" className="text-heading">
                How we got here
              </h2>
              <ol className="mt-6 ml-1.5">
                {timeline.map(({ when, what }) => (
                  <li
                    key={when}
                    className="relative border-amber border-l-2 pb-6 pl-6 last:border-transparent last:pb-0"
                  >
                    <span aria-hidden="true" className="absolute top-0 -left-1.75 size-3 rounded-full bg-amber" />
                    <span className="relative -top-2 block font-heading font-semibold text-amber-dark">{when}</span>
                    <span className="-mt-1 block">{what}</span>
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <Picture
            source={truck}
            alt={pictureAlts.truck}
            sizes="(min-width: 64rem) 60vw, 92vw"
            style={{ objectPosition: focalPoints.truck }}
            className="ui-bleed-right aspect-3/2 tablet:aspect-video object-cover lg:aspect-auto lg:h-full print:hidden"
          />
        </Section>
        <Section background="cream" aria-labelledby="values">
          <Owner />
          <h2 id="values" className="text-title">
            What we hold ourselves to
          </h2>
          <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:mt-8 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
            {values.map(({ title, text }) => (
              <li key={title} className="flex gap-3 lg:block lg:border-amber lg:border-t-2 lg:pt-4">
                <CheckIcon className="mt-1 size-5 shrink-0 text-forest-500 lg:hidden" />
                <div>
                  <h3 className="text-heading">{title}</h3>
                  <p className="mt-1 text-balance lg:mt-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section aria-labelledby="questions" className="grid gap-x-8 gap-y-6 lg:grid-cols-1/2">
          <h2 id="questions" className="text-balance text-title">
            {compareQuotes.title}
          </h2>
          <dl>
            {fiveQuestions.map(({ question, answer }) => (
              <div
                key={question}
                className="grid gap-x-8 gap-y-1 border-cream-200 not-last:border-b py-4 md:grid-cols-2 lg:first:pt-1"
              >
                <dt className="ui-as-heading text-balance text-subtitle">{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Section>
        {proof.length > 0 && (
          <Section aria-labelledby="proof">
            <h2 id="proof" className="text-title">
              For your files
            </h2>
            <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {proof.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
        <CallToAction title="Want us to look at your tree?" scene={oak}>
          A quote is free, and so is the advice to leave a healthy tree alone.
        </CallToAction>
      </DeferredContent>
    </>
  )
}

/** Name and photo of the owner, if company.ts has them. */
function Owner() {
  const { owner } = company
  if (!owner) return null
  return (
    <figure className="ui-card ui-card-body mb-8 flex flex-wrap items-center gap-6">
      <img
        src={owner.photo.replace(/^\//, import.meta.env.BASE_URL)}
        alt=""
        width="512"
        height="512"
        className="size-28 rounded-full object-cover md:size-36"
      />
      <figcaption className="max-w-text grow basis-60">
        {owner.words && <span className="mb-2 block font-heading text-forest-700 text-heading">{owner.words}</span>}
        <span className="font-semibold">{owner.name}, owner</span>
      </figcaption>
    </figure>
  )
}
