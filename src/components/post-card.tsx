import { Link } from 'react-router-dom'
import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { PostPicture } from './post-picture'

export function PostCard({ post }: { post: PostSummary }) {
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card bg-white shadow-card transition hover:-translate-y-0.5 motion-reduce:hover:translate-y-0">
      <PostPicture
        post={post}
        sizes="(min-width: 75rem) 23rem, (min-width: 48rem) 46vw, 92vw"
        className="aspect-3/2 bg-cream-200"
      />
      <div className="flex grow flex-col p-6">
        <p className="text-bark-700 text-small">
          <time dateTime={post.date}>{formatDay(post.date)}</time> · {post.category}
        </p>
        <h3 className="mt-2 line-clamp-2 min-h-[2lh] text-subtitle [overflow-wrap:anywhere]">
          <Link to={paths.post(post.slug)} className="after:absolute after:inset-0">
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 line-clamp-3 min-h-[3lh] grow text-bark-900 [overflow-wrap:anywhere]">{post.excerpt}</p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <span className="text-bark-700 text-small">By {post.author}</span>
          <span aria-hidden="true" className="inline-flex items-center gap-2 font-semibold text-amber-dark">
            Read more <ArrowRightIcon className="size-5 transition group-hover:translate-x-0.5" />
          </span>
        </div>
      </div>
    </article>
  )
}

/** The shape of a card whose post is on its way; it has the height of a card. */
export function PostCardShape() {
  return (
    <div aria-hidden="true" className="flex w-full flex-col overflow-hidden rounded-card bg-white shadow-card">
      <div className="aspect-3/2 bg-cream-200" />
      <div className="p-6">
        <p className="text-small">&nbsp;</p>
        <p className="mt-2 min-h-[2lh] text-subtitle" />
        <p className="mt-2 min-h-[3lh]" />
        <p className="mt-4">&nbsp;</p>
      </div>
    </div>
  )
}
