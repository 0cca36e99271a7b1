import { highways, type MapFrame, mapWords, river } from '@/content/towns/area-map'
import { shopTown } from '@/content/towns/towns'
import { cn } from '@/lib/class-names'
import { milesFrom, roundedPath } from '@/lib/map-projection'

export type Point = readonly [latitude: number, longitude: number]

/** The position of a place, in miles from the upper left corner. */
export function placeInFrame([latitude, longitude]: Point, frame: MapFrame) {
  const { east, north } = milesFrom(shopTown, { latitude, longitude })
  return { x: east + frame.west, y: frame.north - north }
}

/** The SVG's unit is a tenth of a mile. */
const UNITS_PER_MILE = 10

/** The lines of the map, which screen readers announce as its picture. */
export function MapLines({
  radiusMiles,
  frame,
  hasBackground,
}: {
  radiusMiles: number | undefined
  frame: MapFrame
  hasBackground: boolean
}) {
  return (
    <svg
      role="img"
      aria-label={mapWords.name}
      viewBox={`0 0 ${frame.width * UNITS_PER_MILE} ${frame.height * UNITS_PER_MILE}`}
      className="map-lines"
    >
      {radiusMiles && <DeliveryCircle frame={frame} radius={radiusMiles * UNITS_PER_MILE} />}
      {/* The picture of the land has the river, but is not shown in print and in forced colors. */}
      <path
        d={drawCourse(river.course, frame)}
        strokeWidth="5"
        strokeLinecap="round"
        className={cn(
          'stroke-sage forced-colors:stroke-[GrayText]',
          hasBackground && 'hidden forced-colors:inline print:inline',
        )}
      />
      {/* The opacity is the group's, because crossings would otherwise be too dark for the names above them. */}
      <g
        strokeWidth="1.25"
        className="stroke-bark-500 opacity-50 forced-colors:stroke-[CanvasText] forced-colors:opacity-100"
      >
        {highways.map(({ name, course }) => (
          <path key={name} d={drawCourse(course, frame)} />
        ))}
      </g>
    </svg>
  )
}

function DeliveryCircle({ frame, radius }: { frame: MapFrame; radius: number }) {
  const [x, y] = [frame.west * UNITS_PER_MILE, frame.north * UNITS_PER_MILE]
  // The square reaches beyond the edges of any card.
  const around = `M${x - 4 * radius} ${y - 4 * radius}h${8 * radius}v${8 * radius}h${-8 * radius}z`
  const half = `a${radius} ${radius} 0 1 0`
  return (
    <>
      {/* A veil over the land outside of the circle. */}
      <path
        d={`${around}M${x - radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0`}
        fillRule="evenodd"
        className="fill-cream-50/45 forced-colors:hidden print:hidden"
      />
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeWidth="2.5"
        strokeDasharray="7 5"
        className="stroke-amber-dark forced-colors:stroke-[CanvasText]"
      />
    </>
  )
}

function drawCourse(course: readonly Point[], frame: MapFrame) {
  const places = course.map((point) => placeInFrame(point, frame))
  return roundedPath(places.map(({ x, y }) => ({ x: x * UNITS_PER_MILE, y: y * UNITS_PER_MILE })))
}
