import faceCord from '@/pictures/face-cord.webp?w=480;740&picture'
import { Picture } from '@/ui/picture'

/** A face cord as it is usually stacked, with its height and length. */
export const FaceCord = () => (
  <figure className="relative -mt-4 tablet:mt-0 max-w-lg self-start overflow-hidden rounded-card print:hidden">
    <Picture
      source={faceCord}
      alt="A row of split firewood between two posts, four feet high and eight feet long."
      sizes="(min-width: 64rem) 32rem, 92vw"
      className="aspect-3/2 w-full"
    />
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
