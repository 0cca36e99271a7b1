import type { PostSummary } from '@/data/rows'
import { cn } from '@/lib/class-names'
import workshop from '@/pictures/about.webp?picture=480;740;1200'
import spring from '@/pictures/blog-1.webp?picture=480;740;1200'
import autumn from '@/pictures/blog-2.webp?picture=480;740;1200'
import winter from '@/pictures/blog-3.webp?picture=480;740;1200'
import { Picture, RemotePicture } from '@/ui/picture'
import { servicePicture } from './service-card'

/** A post's picture. The fallback is a picture of the season of its date. */
export function PostPicture({
  post: { image_url, date, slug },
  sizes,
  className,
}: {
  post: PostSummary
  /** The rendered width, as in HTML. */
  sizes: string
  className: string
}) {
  // Both are decorative: the title next to them names the topic.
  const shape = cn('w-full object-cover', className)
  return (
    <RemotePicture
      address={image_url}
      alt=""
      className={shape}
      placeholder={<Picture source={pictureOfSeason(date, slug)} alt="" sizes={sizes} className={shape} />}
    />
  )
}

const pictures = {
  spring: [spring, servicePicture('tree-installation'), servicePicture('tree-transplanting')],
  autumn: [autumn, servicePicture('tree-trimming-pruning'), workshop],
  winter: [winter, servicePicture('firewood-sales'), servicePicture('stump-grinding')],
}

/** The slug's length picks the picture, so a post keeps its picture and posts of one season differ. */
function pictureOfSeason(date: string, slug: string) {
  const ofSeason = pictures[seasonOf(Number(date.slice(5, 7)))]
  return ofSeason[slug.length % ofSeason.length] ?? spring
}

function seasonOf(month: number) {
  if (month >= 4 && month <= 8) return 'spring'
  return month >= 9 && month <= 11 ? 'autumn' : 'winter'
}
