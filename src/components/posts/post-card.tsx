import { Link } from 'react-router-dom'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { PostPicture } from './post-picture'

type Variant = {
  sizes: string
  card?: string
  picture?: string
  body?: string
  note?: string
  category?: string
  title?: string
  excerpt?: string
  foot?: string
  author?: string
}

/** The differences between variants. */
const variants = {
  /** The picture above the text; on a phone a small one beside it. */
  row: {
    sizes: '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 7rem',
    card: 'compact:flex-row',
    picture: 'compact:ui-thumbnail compact:h-24 compact:self-start',
    body: 'compact:ui-card-body-tight',
    note: 'compact:text-label',
    title: 'compact:text-subtitle',
    excerpt: 'compact:mt-1 compact:text-small',
    foot: 'compact:pt-1 compact:text-small',
  },
  /** From the lg breakpoint on, the picture beside the text. */
  wide: {
    sizes: '(min-width: 80rem) 44rem, (min-width: 64rem) 54vw, (min-width: 48rem) 46vw, 92vw',
    card: 'lg:flex-row',
    picture: 'lg:aspect-video lg:w-7/12 lg:shrink-0',
    body: 'lg:ui-card-body lg:justify-center',
    title: 'lg:mt-3 lg:text-title',
    excerpt: 'text-balance lg:mt-4 lg:text-subtitle lg:leading-normal',
    foot: 'lg:mt-0 lg:justify-start lg:gap-x-8',
  },
  /** Only the first lines of a long title and excerpt; on a phone a small picture, the date and the title. */
  short: {
    sizes: '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 7rem',
    card: 'compact:flex-row compact:items-center',
    picture: 'compact:ui-thumbnail',
    body: 'compact:ui-card-body-tight',
    category: 'compact:hidden',
    title: 'line-clamp-3 compact:text-body compact:leading-snug large-text:line-clamp-none',
    excerpt: 'line-clamp-4 compact:hidden large-text:line-clamp-none @max-3xs:hidden',
    foot: 'compact:hidden',
    author: 'tablet:hidden truncate large-text:whitespace-normal',
  },
} satisfies Record<string, Variant>

export function PostCard({
  post,
  variant = 'row',
  isEager = false,
}: {
  post: PostSummary
  variant?: keyof typeof variants
  /** True for a picture that is on the first screen. */
  isEager?: boolean
}) {
  const { sizes, ...variantClass }: Variant = variants[variant]
  return (
    <article
      className={cn('group @container ui-card-link relative flex w-full flex-col overflow-hidden', variantClass.card)}
    >
      <PostPicture
        post={post}
        sizes={sizes}
        className={cn('aspect-3/2 w-full bg-cream-200', variantClass.picture)}
        isEager={isEager}
      />
      <div className={cn('ui-card-body-small flex min-w-0 grow flex-col', variantClass.body)}>
        <p className={cn('wrap-anywhere ui-note', variantClass.note)}>
          {post.date && (
            <time dateTime={post.date} className="@max-3xs:block large-text:whitespace-normal whitespace-nowrap">
              {formatDay(post.date)}
            </time>
          )}
          <span className={variantClass.category}>
            {post.date && <span className="@max-3xs:hidden"> · </span>}
            {post.category}
          </span>
        </p>
        <h3 className={cn('wrap-anywhere mt-1 text-heading', variantClass.title)}>
          <Link to={paths.post(post.slug)} className="ui-stretched-link">
            {post.title}
          </Link>
        </h3>
        <p className={cn('wrap-anywhere mt-2 text-bark-900', variantClass.excerpt)}>{post.excerpt}</p>
        <div className={cn('mt-auto flex flex-wrap items-center justify-between gap-2 pt-4', variantClass.foot)}>
          <span className={cn('wrap-anywhere ui-note min-w-0', variantClass.author)}>By {post.author}</span>
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
