import type { CSSProperties, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import {
  highways,
  type MapEdges,
  mapEdges,
  mapWords,
  type NameSide,
  nameSides,
  nameSidesInCircle,
  river,
} from '@/content/area-map'
import { hasFirewood, type ServiceArea, serviceAreas, shopTown } from '@/content/service-areas'
import { cn } from '@/lib/class-names'
import { milesFrom, roundedPath } from '@/lib/map-projection'
import { paths } from '@/paths'

/**
 * A map of the towns around the shop. The lines are an SVG; the names above it are HTML links, so that they keep their
 * size on any width.
 */
export function AreaMap({
  current,
  radiusMiles,
}: {
  /** Slug of the town whose page shows the map. Without one it is a picture, and a list beside it has the links. */
  current?: string
  /** Draws this circle around the shop, and only the towns inside it. */
  radiusMiles?: number
}) {
  const reach = radiusMiles && radiusMiles + 1
  const edges = reach ? { west: reach, east: reach, north: reach, south: reach } : mapEdges
  const isPicture = current === undefined
  return (
    <figure className="break-inside-avoid md:max-lg:max-w-md print:max-w-sm">
      <div
        className="@container relative overflow-hidden rounded-card border border-cream-200 bg-cream-50"
        style={{ aspectRatio: `${edges.west + edges.east} / ${edges.north + edges.south}` }}
      >
        <MapLines edges={edges} radiusMiles={radiusMiles} />
        <div aria-hidden="true" className="text-bark-700 text-map">
          {highways.map(({ name, nameAt }) => (
            <MapName key={name} style={placeOnMap(nameAt, edges)} className="@md:block hidden text-bark-500">
              {name}
            </MapName>
          ))}
          <MapName style={placeOnMap(river.nameAt, edges)} className="text-forest-500 italic">
            {river.name}
          </MapName>
        </div>
        <ul aria-hidden={isPicture || undefined} className="text-map">
          {serviceAreas
            .filter((area) => !radiusMiles || hasFirewood(area))
            .map((area) => (
              <li key={area.slug}>
                <TownLink
                  area={area}
                  current={current}
                  side={{ ...nameSides, ...(radiusMiles && nameSidesInCircle) }[area.slug]}
                  style={placeOnMap([area.latitude, area.longitude], edges)}
                />
              </li>
            ))}
        </ul>
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-bark-700 text-small">
        {(['shop', radiusMiles ? 'firewood' : 'towns'] as const).map((dot) => (
          <span key={dot} className="inline-flex items-center gap-2">
            <span className={cn('size-[12px] shrink-0 rounded-full', dots[dot])} />
            {mapWords[dot]}
            {dot === 'firewood' && `, up to ${radiusMiles} miles`}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

type Point = readonly [latitude: number, longitude: number]

/** Where a place is from the upper left corner, in miles. */
function placeInFrame([latitude, longitude]: Point, edges: MapEdges) {
  const { east, north } = milesFrom(shopTown, { latitude, longitude })
  return { x: east + edges.west, y: edges.north - north }
}

function placeOnMap(point: Point, edges: MapEdges): CSSProperties {
  const { x, y } = placeInFrame(point, edges)
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`
  return { left: percent(x, edges.west + edges.east), top: percent(y, edges.north + edges.south) }
}

function MapName({ style, className, children }: { style: CSSProperties; className: string; children: string }) {
  return (
    <span className={cn('map-halo -translate-1/2 absolute whitespace-nowrap', className)} style={style}>
      {children}
    </span>
  )
}

/** The SVG's unit is a tenth of a mile. */
const UNITS_PER_MILE = 10

function MapLines({ edges, radiusMiles }: { edges: MapEdges; radiusMiles: number | undefined }) {
  const [width, height] = [edges.west + edges.east, edges.north + edges.south].map((miles) => miles * UNITS_PER_MILE)
  const drawCourse = (course: readonly Point[]) =>
    roundedPath(
      course.map((point) => {
        const { x, y } = placeInFrame(point, edges)
        return { x: x * UNITS_PER_MILE, y: y * UNITS_PER_MILE }
      }),
    )
  return (
    <svg
      role="img"
      aria-label={mapWords.name}
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full fill-none *:[vector-effect:non-scaling-stroke]"
    >
      {radiusMiles && (
        <circle
          cx={edges.west * UNITS_PER_MILE}
          cy={edges.north * UNITS_PER_MILE}
          r={radiusMiles * UNITS_PER_MILE}
          className="fill-cream stroke-amber-dark [stroke-dasharray:6_5] [stroke-width:1.5] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
      )}
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

function TownLink({ area, current, side, style }: TownLinkProps) {
  const isCurrent = area.slug === current
  return (
    <Link
      to={paths.serviceArea(area.slug)}
      aria-current={isCurrent ? 'page' : undefined}
      {...(current === undefined && forMouseOnly)}
      className={cn(
        'group absolute flex h-[min(2.75rem,8.8cqw)] min-w-[min(2.75rem,8.8cqw)] items-center gap-[0.35em] whitespace-nowrap text-forest-900 focus-visible:z-10',
        sides[side ?? (area.longitude > shopTown.longitude ? 'left' : 'right')],
        area.isCore && 'font-semibold',
      )}
      style={style}
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

type TownLinkProps = {
  area: ServiceArea
  current: string | undefined
  side: NameSide | undefined
  style: CSSProperties
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
  firewood: 'border-2 border-amber-dark border-dashed bg-cream',
}
