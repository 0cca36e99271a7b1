import { AnswerList } from '@/components/answer-list'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { RestOfPage } from '@/components/rest-of-page'
import { about, opening, story, timeline, values } from '@/content/about'
import { company } from '@/content/company'
import { compareQuotes } from '@/content/homeowner'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { proof } from '@/content/proof'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import pickup from '@/pictures/about.webp?w=480;740;1020&picture'
import crew from '@/pictures/crew.webp?w=480;740;1200&picture'
import oak from '@/pictures/hero.webp?w=480;740;1200&picture'
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
        picture={{ source: crew, alt: pictureAlts.crew, focus: '48% 68%' }}
      >
        <QuoteAndPhone className="mt-5" />
      </PageHero>
      <RestOfPage>
        <Section isFirst>
          <div className="grid gap-4 lg:grid-cols-[5fr_7fr] lg:gap-16">
            <h2 className="text-title">{opening}</h2>
            <div className="grid max-w-text gap-4 lg:text-subtitle lg:leading-normal">
              {story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Section>
        {/* The page's head, mirrored. */}
        <section aria-labelledby="history" className="bg-cream lg:relative">
          <Picture
            source={pickup}
            alt={pictureAlts.workshop}
            sizes="(min-width: 64rem) 54vw, 100vw"
            className="aspect-3/2 w-full object-cover md:aspect-2/1 lg:absolute lg:inset-y-0 lg:left-0 lg:aspect-auto lg:h-full lg:w-[54%] xl:w-[calc(50%+3.5rem)]"
          />
          <div className="container-page">
            <div className="grid tablet:grid-cols-[2fr_5fr] gap-6 py-8 lg:ml-[58%] lg:min-h-[clamp(25rem,34vw,34rem)] lg:content-center">
              <h2 id="history" className="text-title">
                How we got here
              </h2>
              <ol className="mt-2 ml-1.5">
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
            </div>
          </div>
        </section>
        <Section aria-labelledby="values">
          <Owner />
          <h2 id="values" className="text-title">
            What we hold ourselves to
          </h2>
          <ul className="mt-6 grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 lg:gap-6">
            {values.map(({ title, text }) => (
              <li key={title} className="card p-5 lg:p-8">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
          <AnswerList
            answer={compareQuotes}
            className="card-cream mt-8 p-5 md:p-8 lg:mt-14 lg:grid lg:grid-cols-[5fr_7fr] lg:gap-16 lg:p-14 lg:*:mt-0"
          />
        </Section>
        {proof.length > 0 && (
          <Section aria-labelledby="proof">
            <h2 id="proof" className="text-title">
              For your files
            </h2>
            <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {proof.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-semibold">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
        <CallToAction title="Want us to look at your tree?" picture={{ source: oak, focus: focalPoints.hero }}>
          A quote is free, and so is the advice to leave a healthy tree alone.
        </CallToAction>
      </RestOfPage>
    </>
  )
}

/** Name and photo of the owner, if company.ts has them. */
function Owner() {
  const { owner } = company
  if (!owner) return null
  return (
    <figure className="card-cream col-span-full flex flex-wrap items-center gap-6 p-6 md:p-8">
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
