import type { DiagramLabel, DrawnService } from '@/content/services/work-diagrams'
import { cn } from '@/lib/class-names'
import { getWorkDiagram } from '@/picture-lookup/get-work-diagram'
import { LabelledPicture } from './labelled-picture'

/** A picture of the work, cut open, which shows what one cannot see otherwise. */
export const WorkDiagram = ({
  slug,
  isEager = false,
  className,
}: {
  slug: DrawnService
  /** It is on the first screen. */
  isEager?: boolean
  className: string
}) => {
  const { source, alt, labels } = getWorkDiagram(slug)
  return (
    // The white ground takes the section's color. It is brightened, because compressed white is a shade darker. The
    // picture has wide white margins: on phones they take the place of the page's.
    <LabelledPicture
      source={source}
      alt={alt}
      sizes="(min-width: 64rem) 53rem, 92vw"
      className={cn('-mx-side -mt-4 mix-blend-multiply brightness-102 max-md:pb-2 md:mx-0 md:-my-2', className)}
      isEager={isEager}
    >
      {labels.map((label) => (
        <Label key={label.words} {...label} />
      ))}
    </LabelledPicture>
  )
}

const sides = { left: 'items-end', middle: 'items-center', right: 'items-start' }

/** A line without width, from the words to the point or width that they name. Large letters have no room. */
const Label = ({ words, left, point, end, side, width }: DiagramLabel) => (
  <>
    {width && (
      <span
        className="absolute grid large-text:hidden h-3 -translate-y-1/2 items-center border-forest-900 border-x-2"
        style={{ left: `${left - width / 2}%`, top: `${point}%`, width: `${width}%` }}
      >
        <span className="h-0.5 bg-forest-900" />
      </span>
    )}
    <span
      className={cn(
        'absolute flex large-text:hidden w-0',
        point > end ? 'flex-col-reverse' : 'flex-col',
        sides[side ?? 'middle'],
      )}
      style={{ left: `${left}%`, top: `${Math.min(point, end)}%`, height: `${Math.abs(point - end)}%` }}
    >
      {!width && <span className="-mx-1 size-2 shrink-0 rounded-full border-2 border-cream bg-forest-900" />}
      <span className="-mx-px w-0.5 grow bg-forest-900" />
      <span className="-mx-1 whitespace-pre rounded-control bg-white/90 px-1 font-semibold text-forest-900 text-label md:text-small">
        {words}
      </span>
    </span>
  </>
)
