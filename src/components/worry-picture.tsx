import { type SignId, worry } from '@/content/worry'
import { signs } from '@/content/worry-signs'
import landscape from '@/pictures/worry.webp?w=480;740;1200&picture'
import portrait from '@/pictures/worry-portrait.webp?w=480;740;1200&picture'
import { Picture } from '@/ui/picture'

type Place = { tall: readonly [number, number]; wide: readonly [number, number]; side: keyof typeof sides }

/** Where the label is, seen from the ring around the sign. */
const sides = {
  left: 'right-full top-1/2 mr-1 -translate-y-1/2',
  right: 'left-full top-1/2 ml-1 -translate-y-1/2',
  below: 'left-1/2 top-full mt-1 -translate-x-1/2',
  'below-left': 'right-1/2 top-full mt-1 translate-x-2',
  'below-right': 'left-1/2 top-full mt-1 -translate-x-2',
}

/** Centers of the signs in per cent, from the left and from the top, in the portrait and in the landscape picture. */
const places: Record<SignId, Place> = {
  'dead-branches': { tall: [23.5, 21.9], wide: [26.8, 16.1], side: 'right' },
  crack: { tall: [44.4, 61.7], wide: [40.4, 60.2], side: 'right' },
  hole: { tall: [45.5, 73.2], wide: [40.9, 72.7], side: 'right' },
  mushrooms: { tall: [37.1, 83], wide: [35.9, 83.4], side: 'below-left' },
  'lifted-soil': { tall: [65.9, 83.4], wide: [52.6, 83.7], side: 'below' },
  'limb-over-roof': { tall: [83.8, 47.8], wide: [63, 45.6], side: 'left' },
  wires: { tall: [11.1, 47.1], wide: [20.7, 43.8], side: 'below-right' },
}

/** The oak with its seven signs: portrait on phones. Each sign is a link to its entry, also without JavaScript. */
export function WorryPicture({ nameSign, onPick }: { nameSign: (id: SignId) => string; onPick: (id: SignId) => void }) {
  return (
    <figure className="relative max-md:-mx-5 print:hidden">
      <Picture
        source={portrait}
        wide={landscape}
        loading="eager"
        fetchPriority="high"
        alt={worry.pictureAlt}
        sizes="(min-width: 64rem) 43rem, 100vw"
        className="aspect-4/5 w-full md:aspect-3/2 md:rounded-card"
      />
      <ul>
        {signs.map(({ id, label }, index) => {
          const { tall, wide, side } = places[id]
          return (
            <li
              key={id}
              className="absolute top-(--tall-y) left-(--tall-x) md:top-(--wide-y) md:left-(--wide-x)"
              style={{
                ['--tall-x' as string]: `${tall[0]}%`,
                ['--tall-y' as string]: `${tall[1]}%`,
                ['--wide-x' as string]: `${wide[0]}%`,
                ['--wide-y' as string]: `${wide[1]}%`,
              }}
            >
              <a
                href={`#${id}`}
                aria-label={nameSign(id)}
                onClick={() => onPick(id)}
                className="group relative -mt-[22px] -ml-[22px] block size-[44px] rounded-full border-2 border-white shadow-[0_0_0_1.5px_#16301f99,inset_0_0_0_1.5px_#16301f99] hover:border-amber focus-visible:rounded-full focus-visible:shadow-[0_0_0_10px_#fff]"
              >
                <span
                  className={`absolute flex items-center gap-1 whitespace-nowrap rounded-full bg-white/95 py-0.5 pr-2 pl-0.5 font-semibold text-[0.8125rem] text-forest-900 leading-tight shadow-card max-[20rem]:pr-0.5 ${sides[side]}`}
                >
                  <span className="grid size-5 place-items-center rounded-full bg-forest-700 text-[0.75rem] text-cream group-hover:bg-amber group-hover:text-forest-900">
                    {index + 1}
                  </span>{' '}
                  <span className="max-[19.9rem]:hidden">{label}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
