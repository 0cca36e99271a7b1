import { PostPicture } from '@/components/posts/post-picture'
import type { PostSummary } from '@/data/rows'

/** A post's picture beside its title, by which the owner recognizes it. */
export const PostThumbnail = ({ post }: { post: PostSummary }) => (
  <div className="large-text:hidden w-16 shrink-0 lg:w-20 print:hidden">
    <PostPicture post={post} sizes="5rem" className="aspect-4/3 rounded-control bg-cream-200" />
  </div>
)
