import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PageHero } from '@/components/page-hero'
import { testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

export default function Testimonials() {
  const testimonials = useQuery(testimonialsQuery())
  return (
    <>
      <PageMeta
        title="Testimonials"
        description="What customers in Ann Arbor and the towns around say about our tree work."
        keywords="tree service reviews Ann Arbor, testimonials"
        path={paths.testimonials}
      />
      <PageHero title="What customers say" />
      <Section>
        <QueryView
          query={testimonials}
          loading="Loading testimonials..."
          empty={<p>No testimonials available yet. Check back soon!</p>}
        >
          {(rows) => (
            <ul className="grid gap-6 md:grid-cols-2">
              {rows.map((row) => (
                <li key={row.id} className="rounded-card border border-cream-200 p-6">
                  <blockquote>{row.testimonial}</blockquote>
                  <p className="mt-3 font-semibold">
                    {row.name}
                    {row.location && `, ${row.location}`}
                  </p>
                  <p className="text-bark-700 text-small">{row.rating} out of 5 stars</p>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        <div className="mt-10 flex flex-wrap gap-3">
          <Link to={paths.review} className={buttonClass('outline')}>
            Leave a Review
          </Link>
          <Link to={paths.quote} className={buttonClass('primary')}>
            Get a Free Quote
          </Link>
        </div>
      </Section>
    </>
  )
}
