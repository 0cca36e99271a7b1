import { CallToAction } from '@/components/call-to-action'
import { PageHero } from '@/components/page-hero'
import { about, story, timeline, values } from '@/content/about'
import { company } from '@/content/company'
import { pictureAlts } from '@/content/pictures'
import { proof } from '@/content/proof'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import workshop from '@/pictures/about.webp?picture'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

export default function About() {
  return (
    <>
      <PageMeta title="About Us" description={about.description} keywords={about.keywords} path={paths.about} />
      <PageHero title={about.title} intro={about.introduction} trail={[{ title: 'About Us', path: paths.about }]} />
      <Section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-8 max-md:pt-0 md:py-14 lg:grid-cols-[7fr_5fr]">
        <Picture
          source={workshop}
          alt={pictureAlts.workshop}
          sizes="(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, 100vw"
          loading="eager"
          fetchPriority="high"
          className="aspect-3/2 w-full object-cover max-md:-mx-5 max-md:w-[calc(100%+2.5rem)] max-md:max-w-none md:rounded-card"
        />
        <div className="grid gap-5 md:text-[1.1875rem]">
          {story.map((paragraph) => (
            <p key={paragraph} className="max-w-text">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section ground="cream" className="md:py-16" aria-labelledby="history">
        <h2 id="history" className="text-title">
          How we got here
        </h2>
        <ol className="mt-8 grid gap-x-10 max-md:border-amber max-md:border-l-2 md:auto-cols-fr md:grid-flow-col md:border-amber md:border-t-2">
          {timeline.map(({ when, what }) => (
            <li key={when} className="relative pb-8 pl-6 last:pb-0 md:pt-6 md:pl-0">
              <span
                aria-hidden="true"
                className="absolute top-3.5 -left-[0.4375rem] size-3 rounded-full bg-amber ring-4 ring-cream md:-top-[0.4375rem] md:left-0"
              />
              <span className="block font-heading font-semibold text-forest-700 text-title">{when}</span>
              <span className="mt-1 block max-w-[22rem]">{what}</span>
            </li>
          ))}
        </ol>
        <Owner />
      </Section>
      <Section className="md:py-20" aria-labelledby="values">
        <h2 id="values" className="text-title">
          What we hold ourselves to
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6">
          {values.map(({ title, text }) => (
            <li key={title} className="rounded-card border border-cream-200 p-6 shadow-card md:p-8">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {proof.length > 0 && (
        <Section ground="cream" aria-labelledby="proof">
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
      <CallToAction title="Want us to take a look at your tree?">
        A quote is free, and so is the advice to leave a healthy tree alone.
      </CallToAction>
    </>
  )
}

/** Name and photo of the owner, if company.ts has them. */
function Owner() {
  const { owner } = company
  if (!owner) return null
  return (
    <figure className="mt-10 flex flex-wrap items-center gap-6 rounded-card bg-white p-6 md:p-8">
      <img src={owner.photo} alt="" width="512" height="512" className="size-28 rounded-full object-cover md:size-36" />
      <figcaption className="max-w-text grow basis-60">
        {owner.words && <span className="mb-2 block font-heading text-forest-700 text-subtitle">{owner.words}</span>}
        <span className="font-semibold">{owner.name}, owner</span>
      </figcaption>
    </figure>
  )
}
