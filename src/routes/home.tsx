import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallToAction } from '@/components/call-to-action'
import { EmergencyBand } from '@/components/emergency-band'
import { HomeHero } from '@/components/home-hero'
import { PartHeading } from '@/components/part-heading'
import { PostCard, PostCardShape } from '@/components/post-card'
import { ServiceCard } from '@/components/service-card'
import { TestimonialCard, TestimonialCardShape } from '@/components/testimonial-card'
import { company } from '@/content/company'
import { coreServices } from '@/content/services'
import { postsQuery } from '@/data/posts'
import { testimonialsQuery } from '@/data/testimonials'
import { PageMeta } from '@/layout/page-meta'
import { paths } from '@/paths'
import { HandshakeIcon, HelmetIcon, LeafIcon } from '@/ui/icons'
import { QueryView } from '@/ui/query-view'
import { Section } from '@/ui/section'

const HOME_POST_LIMIT = 3
const HOME_TESTIMONIAL_LIMIT = 3
const TESTIMONIALS_SHOWN = 2

const reasons = [
  {
    Icon: HelmetIcon,
    title: 'Safety commitment',
    text: 'Helmets on, cones out, ropes on every limb that could reach your roof. We are licensed and insured, so that the risk of the work is never yours.',
  },
  {
    Icon: LeafIcon,
    title: 'Local expertise',
    text: `Burr oak, silver maple, white pine, and what is left of the ash: we have worked on the trees of this county since ${company.founded}, and we know which of them must wait for winter.`,
  },
  {
    Icon: HandshakeIcon,
    title: 'Customer satisfaction',
    text: 'You know who comes, when, and what the lawn will look like afterwards. We are done when you have walked round it with us and found nothing left to rake.',
  },
]

export default function Home() {
  return (
    <>
      <PageMeta
        description={`Family-owned tree care for Ann Arbor, Plymouth, Northville and the towns around since ${company.founded}: removal, pruning, planting, stump grinding. Free quotes, 24/7 emergency phone.`}
        keywords="tree service Ann Arbor, tree removal, tree trimming, stump grinding, Plymouth, Northville"
        path={paths.home}
      />
      <HomeHero />

      <Section aria-labelledby="why">
        <h2 id="why" className="text-title">
          Why choose us
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-14">
          {reasons.map(({ Icon, title, text }) => (
            <li key={title} className="border-amber border-t-2 pt-5">
              <Icon className="size-8 text-forest-500" />
              <h3 className="mt-4 text-subtitle">{title}</h3>
              <p className="mt-2 text-bark-900">{text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section ground="cream" aria-labelledby="core-services">
        <PartHeading id="core-services" title="What we are called for most" to={paths.services} link="See all services">
          Three kinds of work fill most of our days. We plant, transplant and deliver firewood too.
        </PartHeading>
        <ul className="mt-10 grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
          {coreServices.map((service) => (
            <li key={service.slug} className="grid">
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
      </Section>

      <CallToAction title="A free quote, in writing">
        Tell us which tree and what worries you. We come, look, and put a price on paper. It costs nothing, and you
        decide in your own time.
      </CallToAction>
      <EmergencyBand />
      <LatestTestimonials />
      <LatestPosts />
    </>
  )
}

function LatestTestimonials() {
  const testimonials = useQuery(testimonialsQuery(HOME_TESTIMONIAL_LIMIT))
  const shapes = (
    <div className={testimonialGrid}>
      <TestimonialCardShape />
      <TestimonialCardShape />
    </div>
  )
  return (
    <Section ground="cream" aria-labelledby="latest-testimonials">
      <PartHeading
        id="latest-testimonials"
        title="What customers say"
        to={paths.testimonials}
        link="All testimonials"
      />
      <div className="mt-10">
        <QueryView
          query={testimonials}
          loading={<Loading words="Loading testimonials...">{shapes}</Loading>}
          empty={<InPlaceOf shapes={shapes}>No testimonials available yet. Check back soon!</InPlaceOf>}
        >
          {(rows) => (
            <ul className={testimonialGrid}>
              {rows.slice(0, TESTIMONIALS_SHOWN).map((row) => (
                <li key={row.id} className="flex min-w-0">
                  <TestimonialCard testimonial={row} isExcerpt />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Section>
  )
}

function LatestPosts() {
  const posts = useQuery(postsQuery(HOME_POST_LIMIT))
  const shapes = (
    <div className={postGrid}>
      <PostCardShape />
      <PostCardShape />
      <PostCardShape />
    </div>
  )
  return (
    <Section aria-labelledby="latest-posts">
      <PartHeading id="latest-posts" title="From the blog" to={paths.blog} link="All posts" />
      <div className="mt-10">
        <QueryView
          query={posts}
          loading={<Loading words="Loading posts...">{shapes}</Loading>}
          empty={<InPlaceOf shapes={shapes}>There are no posts yet.</InPlaceOf>}
        >
          {(rows) => (
            <ul className={postGrid}>
              {rows.map((post) => (
                <li key={post.id} className="flex min-w-0">
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Section>
  )
}

const testimonialGrid = 'grid gap-6 md:grid-cols-2'
const postGrid = 'grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6'

function Loading({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{words}</span>
      {children}
    </>
  )
}

/** A message on the room that the cards would take, so that the page below stays where it is. */
function InPlaceOf({ shapes, children }: { shapes: ReactNode; children: string }) {
  return (
    <div className="grid place-items-center rounded-card outline-dashed outline-1 outline-bark-500/30 -outline-offset-1">
      <div className="invisible col-start-1 row-start-1 w-full">{shapes}</div>
      <p className="col-start-1 row-start-1 p-6 text-center">{children}</p>
    </div>
  )
}
