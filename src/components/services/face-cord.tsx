import { getAfterPicture } from '@/picture-lookup/get-after-picture'
import { LabelledPicture } from './labelled-picture'

/** A face cord as it is usually stacked, with its height and length. */
export const FaceCord = () => (
  <LabelledPicture {...getAfterPicture('firewood-sales')} className="overflow-hidden rounded-card">
    <span className="face-cord-height">
      <span className="face-cord-label">4 feet</span>
    </span>
    <span className="face-cord-length">
      <span className="face-cord-label">8 feet</span>
    </span>
  </LabelledPicture>
)
