import type { ComponentProps, CSSProperties, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import {
  circleFrame,
  highways,
  type MapFrame,
  mapWords,
  nameSides,
  nameSidesInCircle,
  river,
  townsFrame,
} from '@/content/area-map'
import { hasFirewood, shopTown, type Town, towns } from '@/content/towns'
import { cn } from '@/lib/class-names'
import { milesFrom, roundedPath } from '@/lib/map-projection'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'

/** The SVG's unit is a tenth of a mile. */
const UNITS_PER_MILE = 10

/** The side of its dot that a town's name is on. -right and -left keep it clear of the river and a road. */
const sideClasses = {
  left: 'map-left',
  above: 'map-above',
  'above-right': 'map-above map-shift-right',
  below: 'map-below map-shift-left',
  'below-left': 'map-below-left',
  'below-right': 'map-below map-shift-right',
  right: 'map-right',
}

/** Borders and the square shape remain visible in forced colors and in print, which have no backgrounds. */
const dots = {
  shop: 'map-dot border-2 border-forest-900 bg-amber print:rounded-none forced-colors:rounded-none',
  town: 'map-dot border-6 border-forest-700 bg-forest-700',
  firewood: 'map-dot border-2 border-amber-dark border-dashed bg-cream',
}

/**
 * A map of the towns around the shop, which screen readers announce as one picture. The lines are an SVG. The names on
 * top are HTML, to keep their size, and links for the mouse only, because the page or its header has the same links.
 */
export function AreaMap({
  current,
  radiusMiles,
  hasLegend = true,
  className,
}: {
  /** Slug of the town to mark. */
  current?: string | undefined
  /** Draws this circle of firewood deliveries around the shop, and only the towns inside it. */
  radiusMiles?: number | undefined
  hasLegend?: boolean | undefined
  /** Classes of the frame. If the card around it is larger, the lines continue to the card's edges. */
  className?: string
}) {
  const frame = radiusMiles ? circleFrame(radiusMiles) : townsFrame
  const shownTowns = radiusMiles ? towns.filter(hasFirewood) : towns
  const sides = radiusMiles ? nameSidesInCircle : nameSides
  // The lines continue above the frame, where a name could be cut off.
  const lines = [river, ...highways].filter(({ nameAt }) => placeInFrame(nameAt, frame).y > 0)
  const legend = radiusMiles ? `${mapWords.firewood}, up to ${radiusMiles} miles` : mapWords.towns
  return (
    <figure className="flex break-inside-avoid flex-col print:max-w-sm">
      <div className="ui-card grid grow items-center overflow-hidden bg-cream-50">
        <div className={cn('@container relative mx-auto w-full', className)} style={{ aspectRatio: shapeOf(frame) }}>
          <MapLines radiusMiles={radiusMiles} frame={frame} />
          <div aria-hidden="true" className="map-text">
            {lines.map((line) => (
              <span
                key={line.name}
                className={cn(
                  'map-halo -translate-1/2 absolute whitespace-nowrap',
                  line === river ? 'text-forest-500 italic' : '@sm:block hidden text-bark-500',
                )}
                style={placeOnMap(line.nameAt, frame)}
              >
                {line.name}
              </span>
            ))}
            {shownTowns.map((town) => (
              <TownLink
                key={town.slug}
                town={town}
                side={sides[town.slug] ?? 'left'}
                isCurrent={town.slug === current}
                style={placeOnMap([town.latitude, town.longitude], frame)}
              />
            ))}
          </div>
        </div>
      </div>
      {hasLegend && (
        <figcaption className="ui-note mt-3 flex flex-wrap gap-x-6 gap-y-1">
          <span className="inline-flex items-baseline gap-2">
            <span className={dots.shop} />
            <span>{mapWords.shop}</span>
          </span>
          <span className="inline-flex items-baseline gap-2">
            <span className={radiusMiles ? dots.firewood : dots.town} />
            <span>{legend}</span>
          </span>
        </figcaption>
      )}
    </figure>
  )
}

type Point = readonly [latitude: number, longitude: number]

/** The position of a place, in miles from the upper left corner. */
function placeInFrame([latitude, longitude]: Point, frame: MapFrame) {
  const { east, north } = milesFrom(shopTown, { latitude, longitude })
  return { x: east + frame.west, y: frame.north - north }
}

function placeOnMap(point: Point, frame: MapFrame): CSSProperties {
  const { x, y } = placeInFrame(point, frame)
  return {
    left: `${((x / frame.width) * 100).toFixed(1)}%`,
    top: `${((y / frame.height) * 100).toFixed(1)}%`,
  }
}

function drawCourse(course: readonly Point[], frame: MapFrame) {
  const places = course.map((point) => placeInFrame(point, frame))
  return roundedPath(places.map(({ x, y }) => ({ x: x * UNITS_PER_MILE, y: y * UNITS_PER_MILE })))
}

/** As a value of `aspect-ratio`. */
const shapeOf = (frame: MapFrame) => `${frame.width} / ${frame.height}`

function MapLines({ radiusMiles, frame }: { radiusMiles: number | undefined; frame: MapFrame }) {
  return (
    <svg
      role="img"
      aria-label={mapWords.name}
      viewBox={`0 0 ${frame.width * UNITS_PER_MILE} ${frame.height * UNITS_PER_MILE}`}
      className="map-lines absolute inset-0 size-full overflow-visible fill-none"
    >
      {radiusMiles && (
        <circle
          cx={frame.west * UNITS_PER_MILE}
          cy={frame.north * UNITS_PER_MILE}
          r={radiusMiles * UNITS_PER_MILE}
          className="map-circle"
        />
      )}
      <path d={drawCourse(river.course, frame)} className="map-river" />
      {/* The opacity is the group's, because crossings would otherwise be too dark for the names above them. */}
      <g className="map-highways">
        {highways.map(({ name, course }) => (
          <path key={name} d={drawCourse(course, frame)} />
        ))}
      </g>
    </svg>
  )
}

function TownLink({
  town,
  side,
  isCurrent,
  style,
}: {
  town: Town
  side: keyof typeof sideClasses
  isCurrent: boolean
  style: CSSProperties
}) {
  return (
    <Link
      to={paths.serviceArea(town.slug)}
      tabIndex={-1}
      // A press must not focus what is hidden from screen readers.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      className={cn('group map-town absolute flex items-center whitespace-nowrap text-forest-900', sideClasses[side])}
      style={style}
    >
      <span className={town === shopTown ? dots.shop : dots.town} />
      <span className={cn('group-hover:underline', isCurrent ? 'map-current' : 'map-halo')}>{town.name}</span>
    </Link>
  )
}

/**
 * The map of all towns in a box of its shape, or of the shape in `className`. It is rendered after hydration, because its
 * HTML would delay the first paint by a round trip. The legend hangs below the box.
 */
export const DeferredAreaMap = ({
  className,
  ...map
}: Pick<ComponentProps<typeof AreaMap>, 'current' | 'hasLegend' | 'className'>) => (
  <div
    className={cn('grid noscript:hidden aspect-(--map-shape) min-h-0', className)}
    style={{ ['--map-shape' as string]: shapeOf(townsFrame) }}
  >
    {useIsHydrated() && <AreaMap {...map} />}
  </div>
)
