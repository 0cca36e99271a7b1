import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import { TestimonialBand } from '@/components/testimonials/testimonial-band'
import { TestimonialCard } from '@/components/testimonials/testimonial-card'
import { company } from '@/content/company'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import autumn from '@/pictures/autumn.webp?w=240;480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

export default function Testimonials() {
  const { reviewSite } = company
  const testimonials = useQuery(testimonialsQuery())
  const [first, ...others] = testimonials.data ?? []
  const isLastAlone = others.length % 2 === 1
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
        picture={{ source: autumn, alt: pictureAlts.autumn, focus: focalPoints.autumn }}
      >
        <QuoteAndPhone className="mt-6 hidden md:flex" />
      </PageHero>
      <DeferredContent>
        {first && <TestimonialBand testimonial={first} />}
        <Section isFirst className="min-h-128">
          <div className="ui-card-grid md:grid-cols-2">
            <QueryView
              query={testimonials}
              loading="Loading testimonials..."
              empty={<p className="ui-empty-box md:col-span-full">No testimonials available yet. Check back soon!</p>}
            >
              {() => (
                <ul className="contents">
                  {others.map((row) => (
                    <li key={row.id} className="flex">
                      <TestimonialCard testimonial={row} />
                    </li>
                  ))}
                </ul>
              )}
            </QueryView>
            {/* Beside the last testimonial if that one would be alone in its row. */}
            <div
              className={cn(
                'ui-card-cream ui-card-body grid content-center justify-items-start gap-4',
                !isLastAlone && 'md:col-span-full',
              )}
            >
              <h2 className="text-heading">Have we worked on your tree?</h2>
              <Link to={paths.review} className={buttonClass('outline')}>
                Leave a Review
              </Link>
              {reviewSite && (
                <a href={reviewSite.url} className="ui-link-tall">
                  Leave a review on {reviewSite.name}
                </a>
              )}
            </div>
          </div>
        </Section>
        <CallToAction title="Could your tree use a hand?">Tell us about it. The quote is free.</CallToAction>
      </DeferredContent>
    </>
  )
}
