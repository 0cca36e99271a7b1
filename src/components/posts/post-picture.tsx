import { monthScenes, type Scene } from '@/content/pictures'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { getScenePicture } from '@/picture-lookup/get-scene-picture'
import winterPruningWide from '@/pictures/winter-pruning-wide.webp?w=1200;1800&picture'
import { Picture, type PictureSource, RemotePicture } from '@/ui/picture'

/** From the md breakpoint on at the head of a post, where a low crop would cut off too much of the scene. */
const wideSources: Partial<Record<Scene, PictureSource>> = { winterPruning: winterPruningWide }

/** A post's picture: its image_url, else one of the site's own. */
export function PostPicture({
  post,
  sizes,
  className,
  isEager = false,
  isWide = false,
}: {
  post: Pick<PostSummary, 'image_url' | 'date'>
  sizes: string
  className: string
  isEager?: boolean
  /** True for a picture that is wider than 3:2 on a desktop. */
  isWide?: boolean
}) {
  // Both are decorative: the title next to them names the topic.
  const shape = cn('object-cover', className)
  const scene = monthScenes[Number(post.date.slice(5, 7)) - 1] ?? 'hero'
  const { source, focus } = getScenePicture(scene)
  const wide = isWide ? wideSources[scene] : undefined
  return (
    <RemotePicture
      url={post.image_url}
      alt=""
      className={shape}
      placeholder={
        <Picture
          source={source}
          {...(wide && { wide })}
          alt=""
          sizes={sizes}
          className={shape}
          // A wide one is composed around its center.
          style={{ objectPosition: wide ? undefined : focus }}
          loading={isEager ? 'eager' : 'lazy'}
        />
      }
    />
  )
}
