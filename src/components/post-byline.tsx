import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'

/** Date, author and category of a post, below its title. */
export const PostByline = ({
  post: { date, author, category },
}: {
  post: Pick<PostSummary, 'date' | 'author' | 'category'>
}) => (
  <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-bark-700">
    {date && <time dateTime={date}>{formatDay(date)}</time>}
    <span className="wrap-anywhere min-w-0">By {author}</span>
    {category && (
      <span className="wrap-anywhere min-w-0 rounded-card bg-cream-200 px-3.5 py-1 text-bark-900 text-small">
        {category}
      </span>
    )}
  </p>
)
