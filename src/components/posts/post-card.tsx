import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { PostPicture } from './post-picture'

// In every card the picture is above the text, except at the widths that its comment names. Flex, not grid: on paper a
// picture has another width (print.css), which a column of its own would not follow.

type Props = { post: PostSummary }

/** On a tablet the picture is beside the text. On a phone it is small, and the title flows around it (post-card.css). */
export const PostCard = ({ post }: Props) => (
  <Frame className="compact:post-card-flow tablet:flex-row">
    <PostPicture
      post={post}
      sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 36vw, 7rem"
      className={cn('post-card-picture', pictureClass, 'tablet:aspect-auto tablet:w-2/5 tablet:shrink-0')}
    />
    <div className={cn('post-card-text', bodyClass)}>
      <DateAndCategory post={post} className="post-card-date" />
      <Title post={post} className="post-card-title text-heading" />
      <p className="post-card-excerpt wrap-anywhere mt-2 text-bark-900">{post.excerpt}</p>
      <AuthorAndLink post={post} className="post-card-end mt-auto justify-between gap-2 pt-4" />
    </div>
  </Frame>
)

/** From md on the picture is beside the text. `isEager`: it is on the first screen. */
export const WidePostCard = ({
  post,
  isEager = false,
  hasSmallPicture = false,
}: Props & { isEager?: boolean; hasSmallPicture?: boolean }) => (
  <Frame className="md:flex-row">
    <PostPicture
      post={post}
      sizes="(min-width: 80rem) 44rem, (min-width: 48rem) 54vw, 92vw"
      className={cn(
        pictureClass,
        'md:aspect-auto md:shrink-0',
        hasSmallPicture ? 'md:w-2/5' : 'md:w-7/12 lg:aspect-video',
      )}
      isEager={isEager}
    />
    <div className={cn(bodyClass, 'md:justify-center lg:p-8')}>
      <DateAndCategory post={post} />
      <Title post={post} className="text-heading lg:mt-3 lg:text-title" />
      <p className="wrap-anywhere mt-2 text-balance text-bark-900 lg:mt-4 lg:text-subtitle lg:leading-normal">
        {post.excerpt}
      </p>
      <AuthorAndLink post={post} className="mt-auto justify-between gap-2 pt-4 md:mt-0 md:justify-start md:gap-x-8" />
    </div>
  </Frame>
)

/** Cuts a long title and excerpt. On a phone the picture is beside the title, with `isRow` also from lg on. */
export const ShortPostCard = ({ post, isRow = false }: Props & { isRow?: boolean }) => (
  <Frame className={cn('compact:flex-row compact:items-center', isRow && 'lg:flex-row')}>
    <PostPicture
      post={post}
      sizes={`(min-width: 64rem) ${isRow ? 19 : 46}vw, (min-width: 48rem) 31vw, 7rem`}
      className={cn(pictureClass, 'compact:ui-thumbnail', isRow && 'lg:aspect-auto lg:w-2/5 lg:shrink-0')}
    />
    <div className={cn(bodyClass, 'compact:ui-card-body-tight')}>
      <DateAndCategory post={post} categoryClass="compact:hidden" />
      <Title
        post={post}
        className="line-clamp-3 large-text:line-clamp-none compact:text-body text-heading compact:leading-snug"
      />
      <p className="wrap-anywhere mt-2 line-clamp-4 large-text:line-clamp-none @max-3xs:hidden compact:hidden text-bark-900">
        {post.excerpt}
      </p>
      <AuthorAndLink
        post={post}
        className="mt-auto compact:hidden justify-between gap-2 pt-4"
        authorClass="tablet:hidden truncate large-text:whitespace-normal"
      />
    </div>
  </Frame>
)

const pictureClass = 'aspect-3/2 w-full bg-cream-200'
const bodyClass = 'ui-card-body-small flex min-w-0 grow flex-col'

const Frame = ({ className, children }: { className: string; children: ReactNode }) => (
  <article className={cn('group @container ui-card-link relative flex w-full flex-col overflow-hidden', className)}>
    {children}
  </article>
)

type PartProps = Props & { className?: string }

const DateAndCategory = ({ post, className, categoryClass }: PartProps & { categoryClass?: string }) => (
  <p className={cn('wrap-anywhere ui-note', className)}>
    {post.date && (
      <time dateTime={post.date} className="@max-3xs:block large-text:whitespace-normal whitespace-nowrap">
        {formatDay(post.date)}
      </time>
    )}
    <span className={categoryClass}>
      {post.date && <span className="@max-3xs:hidden"> · </span>}
      {post.category}
    </span>
  </p>
)

const Title = ({ post, className }: PartProps) => (
  <h3 className={cn('wrap-anywhere mt-1', className)}>
    <Link to={paths.post(post.slug)} className="ui-stretched-link">
      {post.title}
    </Link>
  </h3>
)

const AuthorAndLink = ({ post, className, authorClass }: PartProps & { authorClass?: string }) => (
  <div className={cn('flex flex-wrap items-center', className)}>
    <span className={cn('wrap-anywhere ui-note min-w-0', authorClass)}>{post.author && `By ${post.author}`}</span>
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
)
