import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallToAction } from '@/components/call-to-action'
import { FactStrip } from '@/components/fact-strip'
import { EmergencyBand, HomeHero, PartHeading, QuoteBanner, TownsOnMap } from '@/components/home-sections'
import { PostCard, PostCardShapes } from '@/components/post-card'
import { ServiceCards } from '@/components/service-card'
import { TestimonialCard, TestimonialCardShape } from '@/components/testimonial-card'
import { ThisMonth } from '@/components/this-month'
import { home, reasons } from '@/content/home'
import { coreServices } from '@/content/services'
import { HOME_POST_LIMIT, postsQuery } from '@/data/posts'
import { HOME_TESTIMONIAL_LIMIT, testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { QueryView, RefreshStatus } from '@/ui/query-view'
import { Section } from '@/ui/section'

const TESTIMONIALS_SHOWN = 2

export default function Home() {
  return (
    <>
      <PageMeta description={home.description} keywords={home.keywords} path={paths.home} />
      <HomeHero />
      <FactStrip />

      <Section aria-labelledby="why">
        <h2 id="why" className="text-title">
          Why choose us
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3 lg:gap-14">
          {reasons.map(({ title, line, text }) => (
            <li key={title} className="border-amber border-t-2 pt-5">
              <h3 className="font-body text-amber-dark text-small">{title}</h3>
              <p className="mt-2 text-balance font-heading font-semibold text-forest-700 text-heading">{line}</p>
              <p className="mt-3 text-bark-900">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section ground="cream" aria-labelledby="core-services">
        <PartHeading id="core-services" title="Our core services" to={paths.services} link="See all services">
          {home.services}
        </PartHeading>
        <ServiceCards services={coreServices} className="mt-8" />
      </Section>

      <EmergencyBand />
      <ThisMonth />
      <QuoteBanner />
      <LatestTestimonials />
      <TownsOnMap />
      <LatestPosts />
      <CallToAction title={home.closing.title}>{home.closing.text}</CallToAction>
    </>
  )
}

function LatestTestimonials() {
  const testimonials = useQuery(testimonialsQuery(HOME_TESTIMONIAL_LIMIT))
  const grid = 'grid gap-6 md:grid-cols-2'
  return (
    <Section aria-labelledby="latest-testimonials">
      <PartHeading
        id="latest-testimonials"
        title="What customers say"
        to={paths.testimonials}
        link="All testimonials"
      />
      <RefreshStatus query={testimonials}>Checking for newer testimonials...</RefreshStatus>
      <ReservedSpace
        isLoading={testimonials.isPending}
        className={grid}
        shapes={
          <>
            <TestimonialCardShape />
            <TestimonialCardShape />
          </>
        }
      >
        <QueryView
          query={testimonials}
          loading={<span className="sr-only">Loading testimonials...</span>}
          error={() => <Message>The testimonials could not be loaded. Please try again later.</Message>}
          empty={<Message>No testimonials available yet. Check back soon!</Message>}
        >
          {(rows) => (
            <ul className={grid}>
              {rows.slice(0, TESTIMONIALS_SHOWN).map((row) => (
                <li key={row.id} className="flex min-w-0">
                  <TestimonialCard testimonial={row} isExcerpt />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </ReservedSpace>
    </Section>
  )
}

function LatestPosts() {
  const posts = useQuery(postsQuery(HOME_POST_LIMIT))
  const grid = 'grid gap-4 md:grid-cols-3 lg:gap-6'
  return (
    <Section aria-labelledby="latest-posts">
      <PartHeading id="latest-posts" title="From the blog" to={paths.blog} link="All posts" />
      <RefreshStatus query={posts}>Checking for newer posts...</RefreshStatus>
      <ReservedSpace isLoading={posts.isPending} className={grid} shapes={<PostCardShapes />}>
        <QueryView
          query={posts}
          loading={<span className="sr-only">Loading posts...</span>}
          error={() => <Message>The posts could not be loaded. Please try again later.</Message>}
          empty={<Message>There are no posts yet.</Message>}
        >
          {(rows) => (
            <ul className={grid} data-compact>
              {rows.map((post) => (
                <li key={post.id} className="flex min-w-0">
                  <PostCard post={post} isShort />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </ReservedSpace>
    </Section>
  )
}

const Message = ({ children }: { children: string }) => (
  <p className="self-start rounded-card border border-cream-200 bg-white p-6 md:p-8">{children}</p>
)

/** Reserves the space of the cards in every state (loading, error, empty), to avoid a layout shift below. */
function ReservedSpace({
  isLoading,
  className,
  shapes,
  children,
}: {
  isLoading: boolean
  className: string
  /** One skeleton for each card. */
  shapes: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid items-start *:col-start-1 *:row-start-1">
      <div data-compact className={cn(className, !isLoading && 'invisible')}>
        {shapes}
      </div>
      {children}
    </div>
  )
}
