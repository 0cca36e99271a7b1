import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import { TestimonialCard } from '@/components/testimonials/testimonial-card'
import { company } from '@/content/company'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { services } from '@/content/services/services'
import type { Testimonial } from '@/data/rows'
import { testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { getAfterPicture } from '@/picture-lookup/get-after-picture'
import ask from '@/pictures/ask.webp?w=1200;1800;2400&picture'
import hammock from '@/pictures/hammock.webp?w=1200;1800;2400&picture'
import hammockPortrait from '@/pictures/hammock-portrait.webp?w=480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

const firstClass =
  'on-forest flex flex-col overflow-hidden rounded-card bg-forest-700 text-cream md:flex-row lg:col-span-full'

/** From lg on the cards after the first are in three columns, and the last one fills its row. */
const cardClass =
  'ui-card ui-shadow-card flex tablet:flex-row flex-col overflow-hidden lg:last:nth-[3n+2]:col-span-full lg:last:nth-[3n]:col-span-2'

export default function Testimonials() {
  const testimonials = useQuery(testimonialsQuery())
  return (
    <>
      <PageMeta
        title="Testimonials"
        description={`What customers in ${company.address.city} and nearby towns say about our tree work.`}
        keywords={`tree service reviews ${company.address.city}, testimonials`}
        path={paths.testimonials}
      />
      <PageHero
        title="What our customers say"
        intro="In their own words, with the job we did."
        trail={[{ title: 'Testimonials', path: paths.testimonials }]}
        picture={{
          source: hammockPortrait,
          wide: hammock,
          alt: pictureAlts.hammock,
          focus: focalPoints.hammock,
          shape: 'scene',
        }}
      >
        <QuoteAndPhone className="mt-6 hidden md:flex" />
      </PageHero>
      <DeferredContent>
        <Section isFirst className="min-h-128">
          <div className="ui-card-grid lg:grid-cols-3">
            <QueryView
              query={testimonials}
              loading="Loading testimonials..."
              empty={<p className="ui-empty-box lg:col-span-full">No testimonials available yet. Check back soon!</p>}
            >
              {(rows) => (
                <ul className="contents">
                  {rows.map((row, index) => (
                    <li key={row.id} className={index === 0 ? firstClass : cardClass}>
                      <AfterPicture
                        service={row.service}
                        // On a phone half of the real width: above the words the small file is sharp enough.
                        sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 36vw, 44vw"
                        className={cn(
                          'w-full max-md:aspect-video',
                          index === 0 ? 'md:order-last md:w-1/3' : 'tablet:w-1/3 min-w-0 lg:basis-48',
                        )}
                      />
                      <TestimonialCard
                        testimonial={row}
                        variant={index === 0 ? 'band' : 'whole'}
                        className="ui-card-body grow"
                      />
                    </li>
                  ))}
                </ul>
              )}
            </QueryView>
          </div>
        </Section>
        <CallToAction title="Could your tree use a hand?" scene={ask} more={<ReviewInvitation />}>
          Tell us about it. The quote is free.
        </CallToAction>
      </DeferredContent>
    </>
  )
}

function ReviewInvitation() {
  const { reviewSite } = company
  return (
    <>
      <h2 className="mt-8 text-heading">Have we worked on your tree?</h2>
      <p className="mt-1">Tell the next customer how it went.</p>
      <div className="ui-button-row mt-4">
        <Link to={paths.review} className={buttonClass('outline')}>
          Leave a Review
        </Link>
        {reviewSite && (
          <a href={reviewSite.url} className="ui-link-tall">
            Leave a review on {reviewSite.name}
          </a>
        )}
      </div>
    </>
  )
}

/** The service's result, decorative beside its name. Owners may write other services, which have no picture. */
function AfterPicture({
  service,
  sizes,
  className,
}: {
  service: Testimonial['service']
  sizes: string
  className: string
}) {
  const slug = services.find(({ name }) => name === service)?.slug
  if (!slug) return
  const { source, focus } = getAfterPicture(slug)
  return (
    <Picture
      source={source}
      alt=""
      sizes={sizes}
      className={cn('min-h-0 shrink-0 object-cover print:hidden', className)}
      style={{ objectPosition: focus }}
    />
  )
}
