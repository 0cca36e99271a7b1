import { useEffect, useRef } from 'react'
import type { PostSummary } from '@/data/rows'
import { buttonClass } from '@/ui/button'
import { PostCard } from './post-card'

/** As many posts as have been asked for, and the button that asks for more. */
export function PostList({
  posts,
  shown,
  onShowMore,
}: {
  posts: readonly PostSummary[]
  shown: number
  onShowMore: () => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const shownBefore = useRef(shown)

  useEffect(() => {
    // The button stands behind the new posts: the keyboard goes on at the first of them.
    if (shown > shownBefore.current) {
      list.current?.children[shownBefore.current]?.querySelector('a')?.focus({ preventScroll: true })
    }
    shownBefore.current = shown
  }, [shown])

  return (
    <>
      <ul ref={list} className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {posts.slice(0, shown).map((post) => (
          <li key={post.id} className="flex">
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {posts.length > shown && (
        <div className="mt-10 grid justify-items-center gap-2">
          <p className="text-bark-700 text-small">
            {shown} of {posts.length} posts
          </p>
          <button type="button" className={buttonClass('outline')} onClick={onShowMore}>
            Show more posts
          </button>
        </div>
      )}
    </>
  )
}
