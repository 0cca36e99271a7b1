import { AnswerList } from '@/components/answer-list'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { about, opening, story, timeline, values } from '@/content/about'
import { company } from '@/content/company'
import { compareQuotes } from '@/content/homeowner'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { proof } from '@/content/proof'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import workshop from '@/pictures/about.webp?w=240;480;740;1200&picture'
import { Section } from '@/ui/section'

export default function About() {
  return (
    <>
      <PageMeta title="About Us" description={about.description} keywords={about.keywords} path={paths.about} />
      <PageHero
        title={about.title}
        intro={about.introduction}
        trail={[{ title: 'About Us', path: paths.about }]}
        picture={{ source: workshop, alt: pictureAlts.workshop, focus: focalPoints.workshop }}
      >
        <QuoteAndPhone className="mt-5" />
      </PageHero>
      <Section className="grid grid-cols-1 gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div className="lg:pt-8">
          <h2 className="text-title">{opening}</h2>
          {story.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-text lg:text-[1.1875rem]">
              {paragraph}
            </p>
          ))}
        </div>
        <section aria-labelledby="history" className="card-cream self-start p-5 md:p-8">
          <h2 id="history" className="text-heading">
            How we got here
          </h2>
          <ol className="mt-7 ml-1.5 md:max-lg:ml-0 md:max-lg:grid md:max-lg:grid-cols-3">
            {timeline.map(({ when, what }) => (
              <li
                key={when}
                className="relative border-amber border-l-2 pb-6 pl-6 last:border-transparent last:pb-0 md:max-lg:border-t-2 md:max-lg:border-l-0 md:max-lg:pt-6 md:max-lg:pr-4 md:max-lg:pl-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-0 -left-1.75 size-3 rounded-full bg-amber md:max-lg:-top-1.75 md:max-lg:left-0"
                />
                <span className="relative -top-2 block font-heading font-semibold text-amber-dark text-body">
                  {when}
                </span>
                <span className="-mt-1 block">{what}</span>
              </li>
            ))}
          </ol>
        </section>
        <Owner />
      </Section>
      <Section className="pt-3! md:pt-0!" aria-labelledby="values">
        <h2 id="values" className="text-title">
          What we hold ourselves to
        </h2>
        <ul className="mt-6 grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6">
          {values.map(({ title, text }, index) => (
            <li key={title} className={cn('rounded-card p-5 md:p-8', index < 2 ? large : small)}>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 text-balance">{text}</p>
            </li>
          ))}
        </ul>
        <AnswerList answer={compareQuotes} className="card-cream mt-12 p-5 md:p-8" />
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
      <CallToAction title="Want us to look at your tree?">
        A quote is free, and so is the advice to leave a healthy tree alone.
      </CallToAction>
    </>
  )
}

/** The two strongest values. */
const large = 'bg-cream'
const small = 'rounded-none border-cream-200 border-t px-0! pt-4! pb-0! [&>p]:max-w-md'

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
