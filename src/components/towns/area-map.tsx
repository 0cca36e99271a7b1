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
} from '@/content/towns/area-map'
import { hasFirewood, shopTown, type Town, towns } from '@/content/towns/towns'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { type MapBackground, townsBackground } from '@/picture-lookup/map-backgrounds'
import { ArrowRightIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { MapLines, type Point, placeInFrame } from './map-lines'

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

/** The distance from an edge, in miles, below which a name or a dot would be cut off. */
const MARGIN = 1

/**
 * A map of the towns around the shop, which screen readers announce as one picture. The lines on the land are an SVG.
 * The names are HTML, to keep their size. They are links for the mouse only, because the page or its header has the
 * same links.
 */
export function AreaMap({
  background,
  current,
  radiusMiles,
  frame = radiusMiles ? circleFrame(radiusMiles) : townsFrame,
  waters = [],
  hasLegend = true,
  className,
}: {
  background: MapBackground | undefined
  current?: string | undefined
  /** Draws this circle of firewood deliveries around the shop, and only the towns inside it. */
  radiusMiles?: number | undefined
  frame?: MapFrame
  /** Waters to name besides the river. The highways are always named. */
  waters?: readonly Named[]
  hasLegend?: boolean | undefined
  /** Classes of the frame. If the card around it is larger, the lines continue to the card's edges. */
  className?: string
}) {
  const isInFrame = ({ x, y }: { x: number; y: number }) => Math.min(x, y, frame.width - x, frame.height - y) >= MARGIN
  const shownTowns = towns.filter(
    (town) => (!radiusMiles || hasFirewood(town)) && isInFrame(placeInFrame([town.latitude, town.longitude], frame)),
  )
  const showsShop = shownTowns.includes(shopTown)
  const sides = radiusMiles ? nameSidesInCircle : nameSides
  const names: readonly Named[] = [river, ...waters, ...highways]
  const isHighway = (named: Named) => highways.some((highway) => highway === named)
  const townsLegend = shownTowns.length < towns.length ? mapWords.someTowns : mapWords.towns
  const legend = radiusMiles ? `${mapWords.firewood}, up to ${radiusMiles} miles` : townsLegend
  return (
    <figure className="flex break-inside-avoid flex-col print:max-w-sm">
      <div className="ui-card grid grow items-center overflow-hidden bg-cream-50">
        <div className={cn('@container relative mx-auto w-full', className)} style={{ aspectRatio: shapeOf(frame) }}>
          {/* Decorative: the map has its name already. */}
          {background && (
            <Picture
              source={background.source}
              alt=""
              sizes={background.sizes}
              className="map-land"
              style={{ width: `${background.scale * 100}%` }}
            />
          )}
          <MapLines radiusMiles={radiusMiles} frame={frame} hasBackground={Boolean(background)} />
          <div aria-hidden="true" className="map-text">
            {names
              .filter(({ nameAt }) => isInFrame(placeInFrame(nameAt, frame)))
              .map((named) => (
                <span
                  key={named.name}
                  className={cn(
                    'map-halo -translate-1/2 absolute',
                    isHighway(named) ? '@sm:block hidden text-bark-700' : 'text-forest-700 italic',
                  )}
                  style={placeOnMap(named.nameAt, frame)}
                >
                  {named.name}
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
            {!isInFrame(placeInFrame(shopPlace, frame)) && <WayToShop frame={frame} />}
          </div>
        </div>
      </div>
      {/* The dots of a map that has towns only explain themselves. */}
      {hasLegend && (radiusMiles || showsShop) && (
        <figcaption className="ui-note mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {showsShop && (
            <span className="inline-flex items-baseline gap-2">
              <span className={dots.shop} />
              <span>{mapWords.shop}</span>
            </span>
          )}
          <span className="inline-flex items-baseline gap-2">
            <span className={radiusMiles ? dots.firewood : dots.town} />
            <span>{legend}</span>
          </span>
        </figcaption>
      )}
    </figure>
  )
}

type Named = { name: string; nameAt: Point }

const shopPlace: Point = [shopTown.latitude, shopTown.longitude]

/** Points to the shop's town from the edge of a map that does not reach it. */
function WayToShop({ frame }: { frame: MapFrame }) {
  const { x, y } = placeInFrame(shopPlace, frame)
  const direction = Math.atan2(y - frame.height / 2, x - frame.width / 2)
  return (
    <span
      className="map-halo -translate-1/2 absolute flex items-center gap-1 font-semibold text-forest-900"
      style={{ left: clampToShare(x, frame.width, 3), top: clampToShare(y, frame.height, 1) }}
    >
      {shopTown.name}
      <span className="text-amber-dark" style={{ rotate: `${direction.toFixed(2)}rad` }}>
        <ArrowRightIcon className="size-4" />
      </span>
    </span>
  )
}

/** The nearest position inside the frame, at least `margin` miles from its edges. */
const clampToShare = (miles: number, length: number, margin: number) =>
  `${((Math.min(Math.max(miles, margin), length - margin) / length) * 100).toFixed(1)}%`

function placeOnMap(point: Point, frame: MapFrame): CSSProperties {
  const { x, y } = placeInFrame(point, frame)
  return {
    left: `${((x / frame.width) * 100).toFixed(1)}%`,
    top: `${((y / frame.height) * 100).toFixed(1)}%`,
  }
}

const shapeOf = (frame: MapFrame) => `${frame.width} / ${frame.height}`

/** The name of the town that the page is about. Its border remains in print, which has no backgrounds. */
const currentNameClass =
  'rounded-control border border-transparent bg-forest-700 px-[0.5em] font-semibold text-cream print:border-current'

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
      className={cn('group map-town', sideClasses[side])}
      style={style}
    >
      <span className={town === shopTown ? dots.shop : dots.town} />
      <span className={cn('group-hover:underline', isCurrent ? currentNameClass : 'map-halo')}>{town.name}</span>
    </Link>
  )
}

/** Rendered after hydration: its HTML would delay the first paint by a round trip. The legend hangs below the box. */
export const HydratedAreaMap = ({
  className,
  ...map
}: Pick<ComponentProps<typeof AreaMap>, 'current' | 'hasLegend' | 'className'>) => (
  <div
    className={cn('grid noscript:hidden aspect-(--map-shape) min-h-0', className)}
    style={{ '--map-shape': shapeOf(townsFrame) }}
  >
    {useIsHydrated() && <AreaMap background={townsBackground} {...map} />}
  </div>
)
