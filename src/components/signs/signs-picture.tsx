import { Link } from 'react-router-dom'
import { type SignId, signIds, signLabels, urgentSigns } from '@/content/signs/sign-names'
import { type SignPlace, signPlaces } from '@/content/signs/sign-places'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import narrow from '@/pictures/worry-narrow.webp?w=480;740;1200&picture'
import wide from '@/pictures/worry-wide.webp?w=1135;1840;2760&quality=42&picture'
import { Picture } from '@/ui/picture'

const sides: Record<SignPlace['side'], string> = {
  left: 'sign-left',
  right: 'sign-right',
  below: 'sign-below',
}

/** Shared by all sizes of the picture, so that a browser loads one file for all of them. */
const pictureSources = { source: narrow, wide }

/** The `sizes` of a picture as wide as the window: the wide one reaches beyond it. */
export const windowWide = '(min-width: 48rem) 153vw, 100vw'

/** The oak with its seven signs; phones show the part that has them. Each is a link, also without JavaScript. */
export function SignsPicture({
  onPick,
  nameSign,
  className,
  pictureClass,
  ...picture
}: {
  /** Opens an entry of the same page. Without it each sign links to the page of the entries. */
  onPick?: (id: SignId) => void
  nameSign?: (id: SignId) => string
  className: string
  pictureClass?: string
  alt: string
  sizes: string
  loading?: 'eager'
  fetchPriority?: 'high'
}) {
  return (
    <figure className={cn('relative print:hidden', className)}>
      <Picture
        {...pictureSources}
        className={cn('aspect-square w-full object-cover md:aspect-3/2', pictureClass)}
        {...picture}
      />
      <ul>
        {signIds.map((id, index) => {
          const { side, ...center } = signPlaces[id]
          const mark = {
            'aria-label': nameSign?.(id),
            className: 'sign-ring',
            children: (
              <span className={cn('sign-label', sides[side])}>
                <span className={cn('sign-number', urgentSigns.includes(id) && 'bg-brick')}>{index + 1}</span>{' '}
                <span className="cramped:sr-only">{signLabels[id]}</span>
              </span>
            ),
          }
          return (
            <li key={id} className="sign-place" style={placeOf(center)}>
              {onPick ? (
                <a href={`#${id}`} onClick={() => onPick(id)} {...mark} />
              ) : (
                <Link to={`${paths.worry}#${id}`} {...mark} />
              )}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}

/** The part of the picture that shows the sign. Decorative: its name is beside it. */
export const SignCloseUp = ({ id }: { id: SignId }) => (
  <span
    className="relative block size-16 shrink-0 overflow-hidden rounded-control md:size-18 print:hidden"
    style={placeOf(signPlaces[id])}
  >
    <Picture {...pictureSources} alt="" sizes={windowWide} className="sign-close-up-picture" />
  </span>
)

const placeOf = ({ x, y }: Pick<SignPlace, 'x' | 'y'>) => ({ '--x': `${x}%`, '--y': `${y}%` })
