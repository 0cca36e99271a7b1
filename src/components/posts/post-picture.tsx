import type { Scene } from '@/content/pictures'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { getScenePicture } from '@/picture-lookup/get-scene-picture'
import { Picture, RemotePicture } from '@/ui/picture'

/** The site's picture for each month, January first. */
const scenes: readonly Scene[] = [
  'winter',
  'winterPruning',
  'spring',
  'tree-transplanting',
  'spring',
  'hero',
  'forkedMaple',
  'ash',
  'planting',
  'autumn',
  'winterPruning',
  'firewood-sales',
]

/** A post's picture: its image_url, else one of the site's own. */
export function PostPicture({
  post,
  sizes,
  className,
  isEager = false,
}: {
  post: Pick<PostSummary, 'image_url' | 'date'>
  /** The rendered width, as in HTML. */
  sizes: string
  className: string
  /** True for a picture that is on the first screen. */
  isEager?: boolean
}) {
  // Both are decorative: the title next to them names the topic.
  const shape = cn('object-cover', className)
  const { source, focus } = getScenePicture(scenes[Number(post.date.slice(5, 7)) - 1] ?? 'hero')
  return (
    <RemotePicture
      address={post.image_url}
      alt=""
      className={shape}
      placeholder={
        <Picture
          source={source}
          alt=""
          sizes={sizes}
          className={shape}
          style={{ objectPosition: focus }}
          loading={isEager ? 'eager' : 'lazy'}
        />
      }
    />
  )
}
