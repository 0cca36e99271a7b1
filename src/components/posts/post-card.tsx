import { Link } from 'react-router-dom'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { PostPicture } from './post-picture'

/** `sizes` are the widths of the picture, from which the browser chooses a file; the rest are classes. */
type Layout = { sizes: string; picture: string } & {
  [part in 'card' | 'text' | 'date' | 'category' | 'title' | 'excerpt' | 'foot' | 'author']?: string
}

// In each layout the picture is above the text, except at the widths that its comment names. Flex, not grid: on paper a
// picture has another width (print.css), which a column of its own would not follow.
const pictureClass = 'aspect-3/2 w-full bg-cream-200'
const textClass = 'ui-card-body-small flex min-w-0 grow flex-col'
const footClass = 'mt-auto justify-between gap-2 pt-4'

/** On a tablet the picture is beside the text. On a phone it is small, and the title flows around it. */
const flow: Layout = {
  sizes: '(min-width: 80rem) 24rem, (min-width: 48rem) 36vw, 7rem',
  card: 'compact:block tablet:flex-row',
  picture: cn(
    pictureClass,
    'compact:ui-thumbnail compact:float-left compact:mr-3 compact:h-20 compact:min-h-0',
    'tablet:aspect-auto tablet:w-2/5 tablet:shrink-0',
  ),
  text: cn(textClass, 'compact:ui-card-body-tight compact:block'),
  date: 'compact:text-label',
  title: 'text-heading compact:text-subtitle',
  excerpt: 'compact:clear-both compact:text-small',
  foot: cn(footClass, 'compact:pt-1 compact:text-small'),
}

/** From md on the picture is beside the text, and the larger part of the card. */
const wide: Layout = {
  sizes: '(min-width: 80rem) 44rem, (min-width: 48rem) 54vw, 92vw',
  card: 'md:flex-row',
  picture: cn(pictureClass, 'md:aspect-auto md:w-7/12 md:shrink-0 lg:aspect-video'),
  text: cn(textClass, 'md:justify-center lg:p-8'),
  title: 'text-heading lg:mt-3 lg:text-title',
  excerpt: 'text-balance lg:mt-4 lg:text-subtitle lg:leading-normal',
  foot: cn(footClass, 'md:mt-0 md:justify-start md:gap-x-8'),
}

/** Cuts a long title and excerpt. On a phone the picture is beside the title. */
const short: Layout = {
  sizes: '(min-width: 64rem) 46vw, (min-width: 48rem) 31vw, 7rem',
  card: 'compact:flex-row compact:items-center',
  picture: cn(pictureClass, 'compact:ui-thumbnail'),
  text: cn(textClass, 'compact:ui-card-body-tight'),
  category: 'compact:hidden',
  title: 'line-clamp-3 large-text:line-clamp-none compact:text-body text-heading compact:leading-snug',
  excerpt: 'line-clamp-4 large-text:line-clamp-none @max-3xs:hidden compact:hidden',
  foot: cn(footClass, 'compact:hidden'),
  author: 'tablet:hidden truncate large-text:whitespace-normal',
}

const layouts = {
  flow,
  wide,
  /** Wide, with the text as the larger part. */
  wideText: { ...wide, picture: cn(pictureClass, 'md:aspect-auto md:w-2/5 md:shrink-0') },
  short,
  /** Short, and from lg on the picture is beside the text. */
  shortRow: {
    ...short,
    sizes: '(min-width: 64rem) 19vw, (min-width: 48rem) 31vw, 7rem',
    card: cn(short.card, 'lg:flex-row'),
    picture: cn(short.picture, 'lg:aspect-auto lg:w-2/5 lg:shrink-0'),
  },
}

export function PostCard({
  post,
  layout,
  isEager = false,
}: {
  post: PostSummary
  layout: keyof typeof layouts
  /** It is on the first screen. */
  isEager?: boolean
}) {
  const classes = layouts[layout]
  return (
    <article
      className={cn('group @container ui-card-link relative flex w-full flex-col overflow-hidden', classes.card)}
    >
      <PostPicture post={post} sizes={classes.sizes} className={classes.picture} isEager={isEager} />
      <div className={classes.text}>
        <p className={cn('wrap-anywhere ui-note', classes.date)}>
          {post.date && (
            <time dateTime={post.date} className="@max-3xs:block large-text:whitespace-normal whitespace-nowrap">
              {formatDay(post.date)}
            </time>
          )}
          <span className={classes.category}>
            {post.date && <span className="@max-3xs:hidden"> · </span>}
            {post.category}
          </span>
        </p>
        <h3 className={cn('wrap-anywhere mt-1', classes.title)}>
          <Link to={paths.post(post.slug)} className="ui-stretched-link">
            {post.title}
          </Link>
        </h3>
        <p className={cn('wrap-anywhere mt-2 text-bark-900', classes.excerpt)}>{post.excerpt}</p>
        <div className={cn('flex flex-wrap items-center', classes.foot)}>
          <span className={cn('wrap-anywhere ui-note min-w-0', classes.author)}>
            {post.author && `By ${post.author}`}
          </span>
          {/* Not a tab stop: the title leads to the same page. The margin makes the row as high as its text. */}
          <Link
            to={paths.post(post.slug)}
            tabIndex={-1}
            className="ui-touch-target relative -my-2 shrink-0 gap-2 font-semibold text-amber-dark"
          >
            <span>
              Read more <span className="sr-only">of this post</span>
            </span>{' '}
            <ArrowRightIcon className="large-text:hidden size-5 transition motion-safe:group-hover:translate-x-0.5" />
          </Link>
        </div>
      </div>
    </article>
  )
}
