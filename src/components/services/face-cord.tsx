import { getAfterPicture } from '@/picture-lookup/get-after-picture'
import { Picture } from '@/ui/picture'

/** The picture of a face cord as it is usually stacked, with its height and length. */
export const FaceCord = () => {
  const { source, alt } = getAfterPicture('firewood-sales')
  return (
    <figure className="relative self-start overflow-hidden rounded-card print:hidden">
      <Picture source={source} alt={alt} sizes="(min-width: 64rem) 36rem, 92vw" className="aspect-3/2 w-full" />
      <div aria-hidden="true">
        <span className="face-cord-height">
          <span className="face-cord-label">4 feet</span>
        </span>
        <span className="face-cord-length">
          <span className="face-cord-label">8 feet</span>
        </span>
      </div>
    </figure>
  )
}
