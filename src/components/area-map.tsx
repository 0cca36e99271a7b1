import type { CSSProperties, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { highways, mapEdges, mapWords, type NameSide, nameSides, river } from '@/content/area-map'
import { type ServiceArea, serviceAreas, shopTown } from '@/content/service-areas'
import { cn } from '@/lib/class-names'
import { milesFrom, type Place, roundedPath } from '@/lib/map-projection'
import { paths } from '@/paths'

/**
 * A map of the towns around the shop. The lines are an SVG; the names above it are HTML links, so that they keep their
 * size on any width.
 */
export function AreaMap({
  current,
}: {
  /** Slug of the town whose page shows the map. Without one, a list beside it has the links for keyboard and screen reader. */
  current?: string
}) {
  return (
    <figure aria-label={mapWords.name} className="break-inside-avoid print:max-w-sm">
      <div
        aria-hidden={current === undefined || undefined}
        className="@container relative overflow-hidden rounded-card border border-cream-200 bg-cream-50"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <MapLines />
        <div aria-hidden="true" className="text-bark-700 text-map">
          {highways.map(({ name, nameAt: [latitude, longitude] }) => (
            <MapName key={name} place={{ latitude, longitude }} className="@md:block hidden text-bark-500">
              {name}
            </MapName>
          ))}
          <MapName place={{ latitude: river.nameAt[0], longitude: river.nameAt[1] }} className="text-forest-500 italic">
            {river.name}
          </MapName>
        </div>
        <ul className="text-map">
          {serviceAreas.map((area) => (
            <li key={area.slug}>
              <TownLink area={area} current={current} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-bark-700 text-small">
        {(['shop', 'towns'] as const).map((dot) => (
          <span key={dot} className="inline-flex items-center gap-2">
            <span className={cn('size-[12px] shrink-0 rounded-full', dots[dot])} />
            {mapWords[dot]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

const width = mapEdges.west + mapEdges.east
const height = mapEdges.north + mapEdges.south

/** Where a place is from the upper left corner, in percent. */
function placeOnMap(place: Place): CSSProperties {
  const { east, north } = milesFrom(shopTown, place)
  return {
    left: `${(((east + mapEdges.west) / width) * 100).toFixed(1)}%`,
    top: `${(((mapEdges.north - north) / height) * 100).toFixed(1)}%`,
  }
}

function MapName({ place, className, children }: { place: Place; className: string; children: string }) {
  return (
    <span className={cn('map-halo -translate-1/2 absolute whitespace-nowrap', className)} style={placeOnMap(place)}>
      {children}
    </span>
  )
}

/** The SVG's unit is a tenth of a mile. */
const UNITS_PER_MILE = 10

const drawCourse = (course: readonly (readonly [number, number])[]) =>
  roundedPath(
    course.map(([latitude, longitude]) => {
      const { east, north } = milesFrom(shopTown, { latitude, longitude })
      return { x: (east + mapEdges.west) * UNITS_PER_MILE, y: (mapEdges.north - north) * UNITS_PER_MILE }
    }),
  )

function MapLines() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width * UNITS_PER_MILE} ${height * UNITS_PER_MILE}`}
      className="absolute inset-0 size-full fill-none *:[vector-effect:non-scaling-stroke]"
    >
      <path
        d={drawCourse(river.course)}
        strokeLinecap="round"
        className="stroke-sage [stroke-width:5] forced-colors:stroke-[GrayText]"
      />
      {highways.map(({ name, course }) => (
        <path
          key={name}
          d={drawCourse(course)}
          // Opaque, so that no crossing is darker than a name above it allows.
          className="stroke-[#bcaa99] [stroke-width:1.25] forced-colors:stroke-[CanvasText]"
        />
      ))}
    </svg>
  )
}

function TownLink({ area, current }: { area: ServiceArea; current: string | undefined }) {
  const isCurrent = area.slug === current
  return (
    <Link
      to={paths.serviceArea(area.slug)}
      aria-current={isCurrent ? 'page' : undefined}
      {...(current === undefined && forMouseOnly)}
      className={cn(
        'group absolute flex h-[min(2.75rem,8.8cqw)] min-w-[min(2.75rem,8.8cqw)] items-center gap-[0.35em] whitespace-nowrap text-forest-900 focus-visible:z-10',
        sides[nameSides[area.slug] ?? (area.longitude > shopTown.longitude ? 'left' : 'right')],
        area.isCore && 'font-semibold',
      )}
      style={placeOnMap(area)}
    >
      <span
        className={cn(
          'size-[12px] shrink-0 rounded-full group-hover:scale-125',
          dots[area === shopTown ? 'shop' : 'towns'],
        )}
      />
      <span
        className={cn(
          'group-hover:underline',
          isCurrent
            ? 'rounded-full border border-transparent bg-amber px-[0.45em] font-semibold print:border-current'
            : 'map-halo',
        )}
      >
        {area.town}
      </span>
    </Link>
  )
}

/** A press gives no focus, which nothing hidden from a screen reader may have. */
const forMouseOnly = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() }

/** Puts the dot, and not the link, at the town's place: half of the dot is 6px, the padding 0.2em. */
const sides: Record<NameSide, string> = {
  left: '-translate-x-full -translate-y-1/2 flex-row-reverse px-[0.2em] ml-[calc(6px+0.2em)]',
  right: '-translate-y-1/2 px-[0.2em] -ml-[calc(6px+0.2em)]',
  above: '-translate-x-1/2 -translate-y-full flex-col-reverse gap-0! mt-[6px]',
  below: '-translate-x-1/2 flex-col gap-0! -mt-[6px]',
}

/** Borders and the square stay in forced colors and in print, which have no backgrounds. */
const dots = {
  shop: 'border-2 border-forest-900 bg-amber print:rounded-none forced-colors:rounded-none',
  towns: 'border-[6px] border-forest-700 bg-forest-700',
}
