import type { Scene } from '@/content/pictures'
import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import { Picture, RemotePicture } from '@/ui/picture'
import { readScene, scenePicture } from './scene-picture'

/** A post's picture: that of its image_url, one of the site's own, or that of the season of its date. */
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
  const shape = cn('w-full object-cover', className)
  const { source, focus } = scenePicture(readScene(post.image_url) ?? sceneOfSeason(post.date))
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

function sceneOfSeason(date: string): Scene {
  const month = Number(date.slice(5, 7))
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'hero'
  return month >= 9 && month <= 11 ? 'autumn' : 'winter'
}
