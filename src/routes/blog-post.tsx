import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { CallToAction } from '@/components/call-to-action'
import { NotFoundMessage } from '@/components/not-found-message'
import { PostBody } from '@/components/post-body'
import { PostCard } from '@/components/post-card'
import { PostPicture } from '@/components/post-picture'
import { company } from '@/content/company'
import { findListedPost, olderPostQuery, postQuery } from '@/data/posts'
import type { PostSummary } from '@/data/rows'
import { PageMeta } from '@/layout/page-meta'
import { postNode, StructuredData } from '@/layout/structured-data'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { readPictureAddress } from '@/ui/picture'
import { RefreshStatus } from '@/ui/query-view'

export default function BlogPost() {
  const { slug = '' } = useParams()
  const queryClient = useQueryClient()
  const query = useQuery(postQuery(slug))
  const { data, isPending, error, refetch } = query
  // After a click in a list everything but the body is here already.
  const post = isPending ? findListedPost(queryClient, slug) : data
  if (!post && isPending) {
    return (
      <div className="container-page min-h-dvh py-section text-bark-700">
        <PageMeta title="Blog Post" description="A post from our blog." keywords="tree care blog post" />
        <h1 className="sr-only">Blog post</h1>
        <p role="status">Loading post...</p>
      </div>
    )
  }
  if (!post && error) {
    return (
      <div className="container-page min-h-dvh py-section">
        <PageMeta title="Blog Post" description="A post from our blog." keywords="tree care blog post" />
        <h1 className="text-title">This post could not be loaded</h1>
        <p className="mt-4">The post may still be there. Please try again in a moment.</p>
        <div className="button-row mt-6">
          <button type="button" className={buttonClass('brand')} onClick={() => refetch()}>
            Try again
          </button>
          <Link to={paths.blog} className={buttonClass('outline')}>
            Back to the blog
          </Link>
        </div>
      </div>
    )
  }
  if (!post) {
    return (
      <NotFoundMessage title="Post Not Found" text="There is no post at this web address.">
        <Link to={paths.blog} className={buttonClass('brand')}>
          Back to the blog
        </Link>
      </NotFoundMessage>
    )
  }
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.excerpt}
        keywords={`${post.title}, ${post.category}, tree care ${company.address.city}`}
        path={paths.post(post.slug)}
        isArticle
      />
      <StructuredData node={postNode(post, paths.post(post.slug), readPictureAddress(post.image_url, false))} />
      <div className="bg-cream">
        <div className="container-page pt-2 md:pt-4">
          <div className="mx-auto max-w-text">
            <Breadcrumbs
              trail={[
                { title: 'Blog', path: paths.blog },
                { title: post.title, path: paths.post(post.slug) },
              ]}
            />
          </div>
        </div>
      </div>
      <article>
        <header className="bg-cream">
          <div className="container-page pb-5 md:pt-1 md:pb-8">
            <div className="mx-auto max-w-text">
              <h1 className="text-inner-title [overflow-wrap:anywhere]">{post.title}</h1>
              <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-bark-700">
                <time dateTime={post.date}>{formatDay(post.date)}</time>
                <span className="min-w-0 [overflow-wrap:anywhere]">By {post.author}</span>
                <span className="min-w-0 rounded-card bg-cream-200 px-3.5 py-1 text-bark-900 text-small [overflow-wrap:anywhere]">
                  {post.category}
                </span>
              </p>
            </div>
          </div>
        </header>
        <div className="container-page pb-10 md:pb-14">
          <RefreshStatus query={query}>Checking for a newer version...</RefreshStatus>
          <PostPicture
            post={post}
            sizes="(min-width: 75rem) 71rem, 92vw"
            className="mb-10 aspect-3/2 max-h-[500px] rounded-card bg-cream-200 object-[50%_75%]"
          />
          <div className="mx-auto max-w-text">
            {data ? <PostBody content={data.content} /> : <p role="status">Loading post...</p>}
            <aside aria-label="About the author" className="mt-14 rounded-card bg-cream p-6 md:p-8">
              <h2 className="text-subtitle">Written by {post.author}</h2>
              <p className="mt-2">
                Writes for {company.name}. {company.introduction}
              </p>
              <Link
                to={paths.about}
                className="mt-3 inline-flex min-h-11 items-center font-semibold text-forest-700 underline"
              >
                More about us
              </Link>
            </aside>
          </div>
        </div>
      </article>
      <ReadNext post={post} />
      <CallToAction title="Wondering about your own tree?">Describe it in a few lines. The quote is free.</CallToAction>
    </>
  )
}

/** A link to the next older post. */
function ReadNext({ post }: { post: PostSummary }) {
  const { data: older } = useQuery(olderPostQuery(post))
  if (!older) return null
  return (
    <section aria-labelledby="read-next" className="container-page pb-12 md:pb-16 print:hidden">
      <div className="mx-auto max-w-text">
        <h2 id="read-next" className="text-subtitle">
          Read next
        </h2>
        <ul className="mt-4 grid">
          <li className="flex max-w-sm" data-compact>
            <PostCard post={older} />
          </li>
        </ul>
      </div>
    </section>
  )
}
