import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'

/** Date, category and author of a post, below its title. */
export const PostByline = ({
  post: { date, author, category },
}: {
  post: Pick<PostSummary, 'date' | 'author' | 'category'>
}) => (
  <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-bark-700">
    <span className="wrap-anywhere min-w-0">
      {date && <time dateTime={date}>{formatDay(date)}</time>}
      {date && category && ' · '}
      {category}
    </span>
    <span className="wrap-anywhere min-w-0">By {author}</span>
  </p>
)
