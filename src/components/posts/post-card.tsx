import { Link } from 'react-router-dom'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { PostPicture } from './post-picture'

type Look = {
  sizes: string
  card?: string
  picture?: string
  body: string
  title?: string
  excerpt?: string
  foot?: string
  author?: string
}

/** The padding of the text above or beside a small picture. */
const bodyClass = 'ui-card-body-small compact:ui-card-body-tight'

/** The differences between looks. */
const looks = {
  /** The picture above the text. */
  row: { sizes: '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw', body: bodyClass },
  /** From the lg breakpoint on, the picture beside the text. */
  wide: {
    sizes: '(min-width: 80rem) 44rem, (min-width: 64rem) 54vw, (min-width: 48rem) 46vw, 92vw',
    card: 'lg:flex-row',
    picture: 'lg:aspect-video lg:w-7/12 lg:shrink-0',
    body: 'ui-card-body-small lg:ui-card-body lg:justify-center',
    title: 'lg:mt-3 lg:text-title',
    excerpt: 'text-balance lg:mt-4 lg:text-subtitle lg:leading-normal',
    foot: 'lg:mt-0 lg:justify-start lg:gap-x-8',
  },
  /** For PostCards: only the first lines of a long title and excerpt. */
  short: {
    sizes: '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 7rem',
    body: bodyClass,
    title: 'line-clamp-3 large-text:line-clamp-none',
    excerpt: 'line-clamp-4 large-text:line-clamp-none @max-3xs:hidden',
    author: 'tablet:hidden truncate large-text:whitespace-normal',
  },
  /** For PostCards: a small picture, the date and the title. */
  compact: { sizes: '7rem', body: bodyClass },
} satisfies Record<string, Look>

/** A list of cards that have a small picture beside their text (`compact:`): short ones on phones, compact ones always. */
export const PostCards = ({
  posts,
  look,
  className,
}: {
  posts: readonly PostSummary[]
  look: 'short' | 'compact'
  className: string
}) => (
  <ul className={cn('ui-card-grid', className)} data-compact={look === 'compact' ? 'always' : 'phone'}>
    {posts.map((post) => (
      <li key={post.id} className="flex min-w-0">
        <PostCard post={post} look={look} />
      </li>
    ))}
  </ul>
)

export function PostCard({
  post,
  look = 'row',
  isEager = false,
}: {
  post: PostSummary
  look?: keyof typeof looks
  /** True for a picture that is on the first screen. */
  isEager?: boolean
}) {
  const { sizes, ...lookClass }: Look = looks[look]
  return (
    <article
      className={cn(
        'group @container ui-card-link relative overflow-hidden',
        'flex w-full compact:flex-row flex-col compact:items-center',
        lookClass.card,
      )}
    >
      <PostPicture
        post={post}
        sizes={sizes}
        className={cn('compact:ui-thumbnail aspect-3/2 bg-cream-200', lookClass.picture)}
        isEager={isEager}
      />
      <div className={cn('flex min-w-0 grow flex-col', lookClass.body)}>
        {/* A compact card shows only the date. */}
        <p className="wrap-anywhere ui-note">
          {post.date && (
            <time
              dateTime={post.date}
              className="@max-3xs:block compact:block large-text:whitespace-normal whitespace-nowrap"
            >
              {formatDay(post.date)}
            </time>
          )}
          <span className="compact:hidden">
            {post.date && <span className="@max-3xs:hidden"> · </span>}
            {post.category}
          </span>
        </p>
        <h3 className={cn('wrap-anywhere mt-1 compact:text-body text-heading compact:leading-snug', lookClass.title)}>
          <Link to={paths.post(post.slug)} className="ui-stretched-link">
            {post.title}
          </Link>
        </h3>
        <p className={cn('wrap-anywhere mt-2 compact:hidden text-bark-900', lookClass.excerpt)}>{post.excerpt}</p>
        <div
          className={cn(
            'mt-auto flex compact:hidden flex-wrap items-center justify-between gap-2 pt-4',
            lookClass.foot,
          )}
        >
          <span className={cn('wrap-anywhere ui-note min-w-0', lookClass.author)}>By {post.author}</span>
          {/* Not a tab stop: the title leads to the same page. The margin makes the row as high as its text. */}
          <Link
            to={paths.post(post.slug)}
            tabIndex={-1}
            className="ui-touch-target relative -my-2 shrink-0 gap-2 font-semibold text-amber-dark"
          >
            <span>
              Read more<span className="sr-only">: {post.title}</span>
            </span>{' '}
            <ArrowRightIcon className="large-text:hidden size-5 transition motion-safe:group-hover:translate-x-0.5" />
          </Link>
        </div>
      </div>
    </article>
  )
}
