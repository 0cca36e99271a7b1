import type { ServiceSlug } from '@/content/services/services'
import type { PlateLabel } from '@/content/services/work-plates'
import { cn } from '@/lib/class-names'
import { getWorkPlate } from '@/picture-lookup/get-work-plate'
import { LabelledPicture } from './labelled-picture'

/** What one sees of the work only when it is cut open. */
export const WorkPlate = ({ slug }: { slug: Exclude<ServiceSlug, 'firewood-sales'> }) => {
  const { labels, ...picture } = getWorkPlate(slug)
  return (
    // Its ground is white, which takes the section's color. It is brightened, because compressed white is a shade darker.
    // On phones its margins are part of the section's.
    <LabelledPicture {...picture} className="-my-3 mix-blend-multiply brightness-102 md:my-0">
      {labels.map((label) => (
        <Label key={label.words} {...label} />
      ))}
    </LabelledPicture>
  )
}

const sides = { left: 'items-end', middle: 'items-center', right: 'items-start' }

/** Words, with a line from them to their point. */
const Label = ({ words, left, point, end, side }: PlateLabel) => (
  <span
    className={cn('work-plate-label', point > end && 'flex-col-reverse', sides[side ?? 'middle'])}
    style={{ left: `${left}%`, top: `${Math.min(point, end)}%`, height: `${Math.abs(point - end)}%` }}
  >
    <span className="work-plate-point" />
    <span className="work-plate-line" />
    <span className="work-plate-words">{words}</span>
  </span>
)
