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
      <Section className="grid items-start gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Picture
          source={workshop}
          alt={pictureAlts.workshop}
          sizes="(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, 92vw"
          loading="eager"
          fetchPriority="high"
          className="aspect-3/2 w-full rounded-card object-cover"
        />
        <div>
          <h2 className="text-title">How we got here</h2>
          <ol className="mt-6 border-amber border-l-2">
            {timeline.map(({ when, what }) => (
              <li key={when} className="relative pb-5 pl-6 last:pb-1">
                <span
                  aria-hidden="true"
                  className="absolute top-2 -left-[0.4375rem] size-3 rounded-full bg-amber ring-4 ring-white"
                />
                <span className="font-heading font-semibold text-forest-700 text-subtitle">{when}</span>
                <span className="block">{what}</span>
              </li>
            ))}
          </ol>
          <Owner />
          {story.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-text">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section ground="cream" aria-labelledby="values">
        <h2 id="values" className="text-title">
          What we hold ourselves to
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {values.map(({ title, text }) => (
            <li key={title} className="rounded-card bg-white p-6 shadow-card">
              <h3 className="text-subtitle">{title}</h3>
              <p className="mt-2 text-bark-900">{text}</p>
            </li>
          ))}
        </ul>
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
    <figure className="mt-6 flex items-center gap-4">
      <img src={owner.photo} alt="" width="512" height="512" className="size-20 rounded-full object-cover" />
      <figcaption>
        <span className="font-semibold">{owner.name}, owner</span>
        {owner.words && <span className="mt-1 block">{owner.words}</span>}
      </figcaption>
    </figure>
  )
}
