import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { CallToAction } from '@/components/call-to-action'
import { NotFoundMessage } from '@/components/not-found-message'
import { PostBody } from '@/components/posts/post-body'
import { PostByline } from '@/components/posts/post-byline'
import { PostCard } from '@/components/posts/post-card'
import { PostPicture } from '@/components/posts/post-picture'
import { WorkDiagram } from '@/components/services/work-diagram'
import { SourceLine } from '@/components/sourced-note'
import { company } from '@/content/company'
import { oakSeason } from '@/content/tree-year/seasons'
import { findListedPost, nextPostQuery, postQuery } from '@/data/posts'
import { PageMeta } from '@/head/page-meta'
import { postNode, StructuredData } from '@/head/structured-data'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { fencePanorama } from '@/picture-lookup/fence-panorama'
import { buttonClass } from '@/ui/button'
import { ArrowRightIcon } from '@/ui/icons'
import { readPictureUrl } from '@/ui/picture'

type PageLink = { title: string; path: string }

/** A post with this word shows the dates of the oak wilt season. */
const OAK_WORDS = /\boaks?\b/i
/** A post with one of these words, or about oaks, shows links about pruning. */
const PRUNING_WORDS = /\bprun(e|es|ed|ing)\b/i
/** Names that may have such a word and mean no tree: the company's, its street's, and a city's. */
const OTHER_NAMES = [company.name, company.address.street, 'Royal Oak']
const pruningLinks: readonly PageLink[] = [
  { title: 'What to do in each month', path: paths.treeYear },
  { title: 'Tree trimming and pruning', path: paths.service('tree-trimming-pruning') },
]
/** Shown below a post that mentions the page. */
const worryLink: PageLink = { title: 'Should this tree worry you?', path: paths.worry }

/** The parts beside the text on a desktop, and around it elsewhere. */
const besideClass = 'border-cream-200 border-t pt-4'

/** The head tags of a page until its post is known. */
const unknownPost = { title: 'Blog Post', description: 'A post from our blog.', keywords: 'tree care blog post' }

export default function BlogPost() {
  const { slug = '' } = useParams()
  const queryClient = useQueryClient()
  const { data, isPending, error, refetch } = useQuery(postQuery(slug))
  // After a click in a list, everything but the body is already in the cache.
  const post = isPending ? findListedPost(queryClient, slug) : data
  if (!post) {
    if (error) return <PostFailure onTryAgain={() => void refetch()} />
    return isPending ? <PostLoading /> : <PostMissing />
  }
  const words = data ? [data.title, data.excerpt, data.content].join(' ') : ''
  const text = OTHER_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), words)
  const isOnOaks = OAK_WORDS.test(text)
  const isOnPruning = isOnOaks || PRUNING_WORDS.test(text)
  const links: readonly PageLink[] = [
    ...(isOnPruning ? pruningLinks : []),
    ...(text.includes(worryLink.title) ? [worryLink] : []),
  ]
  const note = isOnOaks && oakSeason && { ...oakSeason.fact, title: oakSeason.titles.otherwise, text: oakSeason.dates }
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.excerpt}
        keywords={`${post.title}, ${post.category}, tree care ${company.address.city}`}
        path={paths.post(post.slug)}
        isArticle
      />
      <StructuredData node={postNode(post, paths.post(post.slug), readPictureUrl(post.image_url))} />
      <div className="bg-cream">
        <div className="ui-container-page pt-2 md:pt-4">
          <Breadcrumbs
            trail={[
              { title: 'Blog', path: paths.blog },
              { title: post.title, path: paths.post(post.slug) },
            ]}
          />
        </div>
      </div>
      <article>
        <header className="bg-cream">
          <div className="ui-container-page pb-6 md:pt-1">
            <h1 className="wrap-anywhere text-inner-title">{post.title}</h1>
            <PostByline post={post} />
          </div>
        </header>
        <div className="ui-cream-above">
          <div className="ui-container-page md:pt-2">
            <div className="ui-bleed overflow-hidden md:rounded-card">
              <PostPicture
                post={post}
                sizes="(min-width: 80rem) 75rem, 100vw"
                className="aspect-3/2 max-h-photo w-full bg-cream-200"
                isWide
              />
            </div>
          </div>
        </div>
        <div className="ui-container-page ui-print-section ui-print-blocks grid grid-cols-1 gap-8 pt-8 pb-section lg:grid-cols-7/5 lg:grid-rows-auto/1fr lg:gap-x-16">
          {/* The dates come before the text; on a desktop they are beside it. */}
          {note && (
            <aside className="ui-card-cream ui-card-body-small lg:col-start-2">
              <h2 className="text-subtitle">{note.title}</h2>
              <p className="mt-2">{note.text}</p>
            </aside>
          )}
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {data ? <PostBody content={data.content} /> : <p role="status">Loading post...</p>}
            {note && <SourceLine fact={note} className="mt-8" />}
          </div>
          {/* Below the text, on a desktop beside it. */}
          <div
            className={cn(
              'ui-print-blocks grid grid-cols-1 tablet:grid-cols-2 content-start gap-8 lg:col-start-2',
              !note && 'lg:row-span-2 lg:row-start-1',
            )}
          >
            {isOnPruning && (
              <section className={cn('col-span-full print:hidden', besideClass)}>
                <h2 className="text-subtitle">A limb comes off in three cuts</h2>
                <WorkDiagram slug="tree-trimming-pruning" className="mt-2" />
              </section>
            )}
            <OnThisSite links={links} />
            <aside aria-label="About the author" className={cn('ui-print-side-line', besideClass)}>
              <h2 className="text-subtitle">{post.author ? `Written by ${post.author}` : 'About us'}</h2>
              <p className="wrap-anywhere mt-2">
                {post.author && `${post.author} writes for ${company.name}. `}
                {company.introduction}
              </p>
              <Link to={paths.about} className="ui-link-tall mt-2 -mb-2">
                More about us
              </Link>
            </aside>
          </div>
          <ReadNext slug={slug} />
        </div>
      </article>
      <CallToAction title="Wondering about your own tree?" panorama={fencePanorama}>
        Describe it in a few lines. The quote is free.
      </CallToAction>
    </>
  )
}

const PostFailure = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div className="ui-container-page min-h-dvh py-section">
    <PageMeta {...unknownPost} />
    <h1 className="text-inner-title">This post could not be loaded</h1>
    <p className="mt-4">The post may still be there. Please try again in a moment.</p>
    <div className="ui-button-row mt-6">
      <button type="button" className={buttonClass('brand')} onClick={onTryAgain}>
        Try again
      </button>
      <Link to={paths.blog} className={buttonClass('outline')}>
        Back to the blog
      </Link>
    </div>
  </div>
)

const PostLoading = () => (
  <div className="ui-container-page min-h-dvh py-section text-bark-700">
    <PageMeta {...unknownPost} />
    <h1 className="sr-only">Blog post</h1>
    <p role="status">Loading post...</p>
  </div>
)

const PostMissing = () => (
  <NotFoundMessage title="Post Not Found" text="There is no post at this web address.">
    <Link to={paths.blog} className={buttonClass('brand')}>
      Back to the blog
    </Link>
  </NotFoundMessage>
)

/** Links to pages about a post's subject. */
const OnThisSite = ({ links }: { links: readonly PageLink[] }) =>
  links.length > 0 && (
    <div className={cn('print:hidden', besideClass)}>
      <h2 id="on-this-site" className="text-subtitle">
        On this site
      </h2>
      <ul aria-labelledby="on-this-site" className="mt-1 flex flex-wrap gap-x-8">
        {links.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="ui-link-tall gap-2">
              {title} <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )

/** The newest other post. */
function ReadNext({ slug }: { slug: string }) {
  const { data: newest = [] } = useQuery(nextPostQuery)
  const next = newest.find((post) => post.slug !== slug)
  if (!next) return null
  return (
    <section aria-labelledby="read-next" className={cn('lg:col-span-full print:hidden', besideClass)}>
      <h2 id="read-next" className="text-subtitle">
        Read next
      </h2>
      <div className="mt-4 flex">
        <PostCard post={next} layout="wideText" />
      </div>
    </section>
  )
}
