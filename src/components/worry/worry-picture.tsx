import { Link } from 'react-router-dom'
import { callSigns, type SignId, signIds, signLabels } from '@/content/sign-names'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import landscape from '@/pictures/worry.webp?w=740;1200&picture'
import portrait from '@/pictures/worry-portrait.webp?w=480;740;1200&picture'
import { Picture } from '@/ui/picture'

type Place = { tall: readonly [number, number]; wide: readonly [number, number]; side: keyof typeof sides }

/** The side of the ring that the label is on. */
const sides = {
  left: 'sign-left',
  right: 'sign-right',
  below: 'sign-below',
  'below-left': 'sign-below-left',
  'below-right': 'sign-below-right',
}

/** Centers of the signs in per cent, from the left and from the top, in the portrait and in the landscape picture. */
const places: Record<SignId, Place> = {
  'dead-branches': { tall: [24, 22], wide: [28.5, 19], side: 'right' },
  crack: { tall: [44, 62], wide: [40, 60], side: 'right' },
  hole: { tall: [46, 73], wide: [41, 73], side: 'right' },
  mushrooms: { tall: [37, 83], wide: [36, 83], side: 'below-left' },
  'lifted-soil': { tall: [66, 83], wide: [52, 83], side: 'below' },
  'limb-over-roof': { tall: [84, 48], wide: [68, 46], side: 'left' },
  wires: { tall: [11, 47], wide: [21, 44], side: 'below-right' },
}

/** The oak with its seven signs: portrait on phones. Each sign is a link to its entry, also without JavaScript. */
export function WorryPicture({
  onPick,
  nameSign,
  className,
  ...picture
}: {
  /** Opens an entry of the same page. Without it each sign links to the page of the entries. */
  onPick?: (id: SignId) => void
  nameSign?: (id: SignId) => string
  className?: string
  alt: string
  loading?: 'eager'
  fetchPriority?: 'high'
}) {
  return (
    <figure className={cn('ui-bleed-left overflow-hidden max-md:-mx-side print:hidden', className)}>
      {/* On a phone the top of the sky is cropped. */}
      <div className="relative -mt-[12%] md:mt-0">
        <Picture
          source={portrait}
          wide={landscape}
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="aspect-4/5 w-full md:aspect-3/2 md:rounded-card"
          {...picture}
        />
        <ul>
          {signIds.map((id, index) => {
            const { tall, wide, side } = places[id]
            const mark = {
              'aria-label': nameSign?.(id),
              className: 'sign-ring',
              children: (
                <span className={cn('sign-label', sides[side])}>
                  <span className={cn('sign-number', callSigns.includes(id) && 'bg-brick')}>{index + 1}</span>{' '}
                  <span className="cramped:sr-only">{signLabels[id]}</span>
                </span>
              ),
            }
            return (
              <li
                key={id}
                className="absolute inset-(--tall) md:inset-(--wide)"
                style={{ '--tall': insetOf(tall), '--wide': insetOf(wide) }}
              >
                {onPick ? (
                  <a href={`#${id}`} onClick={() => onPick(id)} {...mark} />
                ) : (
                  <Link to={`${paths.worry}#${id}`} {...mark} />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </figure>
  )
}

const insetOf = ([left, top]: readonly [number, number]) => `${top}% auto auto ${left}%`
