import { Link } from 'react-router-dom'
import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'
import { paths } from '@/paths'
import { PostPicture } from './post-picture'

/** A small picture beside the date and the title. */
export const CompactPostCard = ({ post }: { post: PostSummary }) => (
  <article className="ui-card-link relative flex w-full items-center overflow-hidden">
    <PostPicture post={post} sizes="7rem" className="ui-thumbnail large-text:hidden aspect-3/2 bg-cream-200" />
    <div className="ui-card-body-tight min-w-0 grow">
      <p className="wrap-anywhere ui-note">{post.date && <time dateTime={post.date}>{formatDay(post.date)}</time>}</p>
      <h3 className="wrap-anywhere mt-1 text-body leading-snug">
        <Link to={paths.post(post.slug)} className="ui-stretched-link">
          {post.title}
        </Link>
      </h3>
    </div>
  </article>
)
