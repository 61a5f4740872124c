import { type DistanceUnit, fromKm, toKm } from '@/domain/place/distance.ts'

/** A round length, and the pixels that it takes on the map. */
export type Scale = { length: number; unit: DistanceUnit; pixels: number }

/** Pixels of the longest bar. */
const MAX_LENGTH = 84
/** Pixels of the whole earth's equator at zoom 0. */
const WORLD_PIXELS = 512
const EQUATOR_KM = 40_075.016686

const SMALLER = { km: 'm', mi: 'yd' } as const

/** The longest round length that fits, at a latitude and zoom of Web Mercator. */
export function scaleAt(latitude: number, zoom: number, wanted: 'km' | 'mi'): Scale {
  const kmPerPixel =
    (EQUATOR_KM * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom)
  const longest = kmPerPixel * MAX_LENGTH
  const unit = fromKm(longest, wanted) >= 1 ? wanted : SMALLER[wanted]
  const length = roundBelow(fromKm(longest, unit))
  return { length, unit, pixels: Math.round(toKm(length, unit) / kmPerPixel) }
}

/** 1, 2 or 5 with zeros. */
function roundBelow(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length))
  const step = [5, 2, 1].find((it) => it * power <= length) ?? 1
  return step * power
}
