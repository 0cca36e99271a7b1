import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { CallToAction, QuoteAndPhone } from '@/components/call-to-action'
import { DeferredContent } from '@/components/deferred-content'
import { PageHero } from '@/components/page-hero'
import { TestimonialCard } from '@/components/testimonials/testimonial-card'
import { company } from '@/content/company'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import autumn from '@/pictures/blog-2.webp?w=240;480;740;1200&picture'
import { buttonClass } from '@/ui/button'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

export default function Testimonials() {
  const { reviewSite } = company
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
        picture={{ source: autumn, alt: pictureAlts.autumn, focus: focalPoints.autumn }}
      >
        <QuoteAndPhone className="mt-6 hidden md:flex" />
      </PageHero>
      <DeferredContent>
        <Section isFirst className="min-h-128">
          <QueryView
            query={testimonials}
            loading="Loading testimonials..."
            empty={<p className="ui-empty-box">No testimonials available yet. Check back soon!</p>}
          >
            {(rows) => (
              <ul className="ui-card-grid md:grid-cols-2">
                {rows.map((row, index) => {
                  // The newest one is wide, and so is the last one if it would be alone in its row.
                  const isWide = index === 0 || (index === rows.length - 1 && index % 2 === 1)
                  return (
                    <li key={row.id} className={cn('flex', isWide && 'md:col-span-full')}>
                      <TestimonialCard testimonial={row} look={index === 0 ? 'large' : 'whole'} />
                    </li>
                  )
                })}
              </ul>
            )}
          </QueryView>
          <div className="ui-card-cream ui-card-body ui-button-row mt-6 items-center justify-between">
            <h2 className="w-full text-heading md:w-auto">Have we worked on your tree?</h2>
            <Link to={paths.review} className={buttonClass('outline')}>
              Leave a Review
            </Link>
            {reviewSite && (
              <a href={reviewSite.url} className="ui-link-tall">
                Leave a review on {reviewSite.name}
              </a>
            )}
          </div>
        </Section>
        <CallToAction title="Could your tree use a hand?">Tell us about it. The quote is free.</CallToAction>
      </DeferredContent>
    </>
  )
}
