import { useQuery } from '@tanstack/react-query'
import { AssuranceStrip } from '@/components/assurance-strip'
import {
  CrewPicture,
  EmergencySection,
  HomeHero,
  HomeSection,
  QuoteSection,
  SignsSection,
  TownsSection,
} from '@/components/home/home-sections'
import { PostCard } from '@/components/posts/post-card'
import { ServiceCards } from '@/components/services/service-card'
import { TestimonialCard } from '@/components/testimonials/testimonial-card'
import { home, reasons } from '@/content/home'
import { coreServices } from '@/content/services'
import { NEWEST_POST_LIMIT, postsQuery } from '@/data/posts'
import { HOME_TESTIMONIAL_LIMIT, testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

const TESTIMONIALS_SHOWN = 2

export default function Home() {
  return (
    <>
      <PageMeta description={home.description} keywords={home.keywords} path={paths.home} />
      <div className="home-first-screen">
        <HomeHero />
        <AssuranceStrip />
      </div>
      <SignsSection />
      <EmergencySection />

      <Section aria-labelledby="why">
        <h2 id="why" className="text-title">
          Why choose us
        </h2>
        <div className="mt-4 md:mt-8 lg:grid lg:grid-cols-5/7 lg:gap-x-16">
          <ul className="grid gap-2 md:gap-6">
            {reasons.map(({ title, line }) => (
              <li
                key={title}
                className="grid-cols-1/2 items-baseline gap-x-6 border-cream-200 border-t pt-2 md:grid md:pt-4 lg:block"
              >
                <h3 className="font-sans text-amber-dark text-small">{title}</h3>
                <p className="ui-as-heading mt-1 text-balance text-heading">{line}</p>
              </li>
            ))}
          </ul>
          <CrewPicture />
        </div>
      </Section>

      <HomeSection id="core-services" title="Our core services" to={paths.services} link="services" background="cream">
        <ServiceCards services={coreServices} />
      </HomeSection>

      <QuoteSection />
      <LatestTestimonials />
      <LatestPosts />
      <TownsSection />
    </>
  )
}

function LatestTestimonials() {
  const testimonials = useQuery(testimonialsQuery(HOME_TESTIMONIAL_LIMIT))
  return (
    <HomeSection id="latest-testimonials" title="What customers say" to={paths.testimonials} link="testimonials">
      {/* The box is about as high as the rows, so that little moves when they load. */}
      <div className={testimonials.isPending || testimonials.data?.length ? 'min-h-128 md:min-h-52 print:min-h-0' : ''}>
        <QueryView
          query={testimonials}
          loading="Loading testimonials..."
          empty={<Message>No testimonials available yet. Check back soon!</Message>}
        >
          {(rows) => (
            <ul className="grid gap-8 md:grid-cols-2 lg:gap-16">
              {rows.slice(0, TESTIMONIALS_SHOWN).map((row) => (
                <li
                  key={row.id}
                  className="flex min-w-0 border-cream-200 max-md:not-first:border-t max-md:not-first:pt-8"
                >
                  <TestimonialCard testimonial={row} variant="excerpt" className="" />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </HomeSection>
  )
}

function LatestPosts() {
  const posts = useQuery(postsQuery(NEWEST_POST_LIMIT))
  return (
    <HomeSection id="latest-posts" title="From the blog" to={paths.blog} link="posts" background="cream">
      <div className={posts.isPending || posts.data?.length ? 'min-h-60 md:min-h-88' : ''}>
        <QueryView query={posts} loading="Loading posts..." empty={<Message>There are no posts yet.</Message>}>
          {(rows) => (
            <ul className="ui-card-grid md:auto-rows-fr md:grid-cols-3">
              {rows.map((post) => (
                <li key={post.id} className="flex min-w-0">
                  <PostCard post={post} variant="short" />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </HomeSection>
  )
}

const Message = ({ children }: { children: string }) => <p className="ui-empty-box">{children}</p>
