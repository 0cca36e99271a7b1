import { PostPicture } from '@/components/posts/post-picture'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'

/** A post's picture beside its title, by which the owner recognizes it. */
export const PostThumbnail = ({ post, className }: { post: PostSummary; className?: string }) => (
  <div className={cn('grid large-text:hidden w-16 shrink-0 content-center lg:w-20 print:hidden', className)}>
    <PostPicture post={post} sizes="5rem" className="aspect-4/3 rounded-control bg-cream-200" />
  </div>
)
