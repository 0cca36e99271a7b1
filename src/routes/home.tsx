import { useQuery } from '@tanstack/react-query'
import { AssuranceStrip } from '@/components/assurance-strip'
import { EmergencySection } from '@/components/home/emergency-section'
import { HomeHero } from '@/components/home/home-hero'
import { HomeSection } from '@/components/home/home-section'
import { QuoteSection } from '@/components/home/quote-section'
import { ReasonsSection } from '@/components/home/reasons-section'
import { SignsSection } from '@/components/home/signs-section'
import { TownsSection } from '@/components/home/towns-section'
import { PostCard } from '@/components/posts/post-card'
import { ServiceCards } from '@/components/services/service-card'
import { TestimonialCard } from '@/components/testimonials/testimonial-card'
import { home } from '@/content/home'
import { coreServices } from '@/content/services/services'
import { NEWEST_POST_LIMIT, postsQuery } from '@/data/posts'
import { HOME_TESTIMONIAL_LIMIT, testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/head/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { QueryView } from '@/ui/query-view'

const TESTIMONIALS_SHOWN = 2

/** The list of sections. Each is in components/home, except the services' and those that load rows. */
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
      <ReasonsSection />
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
                  <TestimonialCard testimonial={row} variant="excerpt" />
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
            <ul className="ui-card-grid md:auto-rows-fr md:grid-cols-3 lg:grid-cols-2">
              {rows.slice(0, NEWEST_POST_LIMIT).map((post, index) => (
                <li key={post.id} className={cn('flex min-w-0', index === 0 && 'lg:row-span-2')}>
                  <PostCard post={post} layout={index > 0 ? 'shortRow' : 'short'} />
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
