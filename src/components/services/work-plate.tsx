import type { ServiceSlug } from '@/content/services/services'
import type { PlateLabel } from '@/content/services/work-plates'
import { cn } from '@/lib/class-names'
import { getWorkPlate } from '@/picture-lookup/get-work-plate'
import { LabelledPicture } from './labelled-picture'

/** A picture of the work, cut open, which shows what one cannot see otherwise. */
export const WorkPlate = ({ slug }: { slug: Exclude<ServiceSlug, 'firewood-sales'> }) => {
  const { labels, ...picture } = getWorkPlate(slug)
  return (
    // The white ground takes the section's color. It is brightened, because compressed white is a shade darker. On
    // phones the picture's own margins are part of the section's.
    <LabelledPicture {...picture} className="-my-3 mix-blend-multiply brightness-102 md:my-0">
      {labels.map((label) => (
        <Label key={label.words} {...label} />
      ))}
    </LabelledPicture>
  )
}

const sides = { left: 'items-end', middle: 'items-center', right: 'items-start' }

/** The words of a label, with a line to the point or the width that they name. */
const Label = ({ words, left, point, end, side, width }: PlateLabel) => (
  <>
    {width && (
      <span
        className="work-plate-width"
        style={{ left: `${left - width / 2}%`, top: `${point}%`, width: `${width}%` }}
      />
    )}
    <span
      className={cn('work-plate-label', point > end && 'flex-col-reverse', sides[side ?? 'middle'])}
      style={{ left: `${left}%`, top: `${Math.min(point, end)}%`, height: `${Math.abs(point - end)}%` }}
    >
      {!width && <span className="work-plate-point" />}
      <span className="work-plate-line" />
      <span className="work-plate-words">{words}</span>
    </span>
  </>
)
