import type { MapFrame } from '@/content/towns/area-map'
import { shopTown } from '@/content/towns/towns'
import { milesFrom } from '@/lib/map-projection'

export type Point = readonly [latitude: number, longitude: number]

/** The position of a place, in miles from the upper left corner. */
export function placeInFrame([latitude, longitude]: Point, frame: MapFrame) {
  const { east, north } = milesFrom(shopTown, { latitude, longitude })
  return { x: east + frame.west, y: frame.north - north }
}
