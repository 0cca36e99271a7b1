import { useQuery } from '@tanstack/react-query'
import { CallToAction } from '@/components/call-to-action'
import { HomeHero } from '@/components/home-hero'
import { PartHeading } from '@/components/part-heading'
import { PostCard, PostCardShape } from '@/components/post-card'
import { ServiceCard } from '@/components/service-card'
import { TestimonialCard } from '@/components/testimonial-card'
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
      <LatestTestimonials />
      <LatestPosts />
    </>
  )
}

function LatestTestimonials() {
  const testimonials = useQuery(testimonialsQuery(HOME_TESTIMONIAL_LIMIT))
  return (
    <Section ground="cream" aria-labelledby="latest-testimonials">
      <PartHeading
        id="latest-testimonials"
        title="What customers say"
        to={paths.testimonials}
        link="All testimonials"
      />
      {/* Room for two, so that the page below does not move when they come. */}
      <div className="mt-10 min-h-[36rem] md:min-h-72">
        <QueryView
          query={testimonials}
          loading="Loading testimonials..."
          empty={<p>No testimonials available yet. Check back soon!</p>}
        >
          {(rows) => (
            <ul className="grid gap-6 md:grid-cols-2">
              {rows.slice(0, TESTIMONIALS_SHOWN).map((row) => (
                <li key={row.id} className="flex">
                  <TestimonialCard testimonial={row} />
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
  return (
    <Section aria-labelledby="latest-posts">
      <PartHeading id="latest-posts" title="From the blog" to={paths.blog} link="All posts" />
      <div className="mt-10">
        <QueryView
          query={posts}
          loading={
            <>
              <span className="sr-only">Loading posts...</span>
              <div className={postGrid}>
                {Array.from({ length: HOME_POST_LIMIT }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
                  <PostCardShape key={index} />
                ))}
              </div>
            </>
          }
          empty={<p className="min-h-[30rem]">There are no posts yet.</p>}
        >
          {(rows) => (
            <ul className={postGrid}>
              {rows.map((post) => (
                <li key={post.id} className="flex">
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

const postGrid = 'grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6'
