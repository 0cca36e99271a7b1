import type { PostSummary } from '@/data/rows'
import { formatDay } from '@/lib/dates'

export const PostByline = ({
  post: { date, author, category },
}: {
  post: Pick<PostSummary, 'date' | 'author' | 'category'>
}) => (
  <p className="wrap-anywhere mt-3 text-bark-700">
    {date && (
      <time dateTime={date} className="whitespace-nowrap">
        {formatDay(date)}
      </time>
    )}
    {date && category && ' · '}
    {category}
    {/* On a phone the author has a separate line. */}
    {author && (
      <span className="max-sm:block">
        {(date || category) && <span className="max-sm:hidden"> · </span>}By {author}
      </span>
    )}
  </p>
)
