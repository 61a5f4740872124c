import type { Position } from '@/domain/place/distance.ts'
import { invalid } from '@/server/contract/failure.ts'

export type PictureLook = 'light' | 'dark'

/** A map picture, normalized so that the same picture has one key. Sizes in CSS pixels. */
export type PictureRequest = {
  center: Position
  /** As of a map whose zoom 0 shows the earth 512 pixels wide. */
  zoom: number
  width: number
  height: number
  look: PictureLook
  language: string
  /** Radius in meters of the circle around the center; null without one. */
  circle: number | null
  pins: readonly Position[]
}

export type PictureQuery = Position & {
  zoom?: number
  width?: number
  height?: number
  look?: PictureLook
  circle?: number
  pins?: string
}

export const MAX_PINS = 30

const ZOOMS_PER_STEP = 4
/** Web Mercator ends here. */
const MAX_LATITUDE = 85.05

/** Rounds the place to about a meter and the zoom to a quarter. Throws 422 for pins that are not on the earth. */
export function toPictureRequest(query: PictureQuery, language: string): PictureRequest {
  const { latitude, longitude, zoom = 14, width = 640, height = 320, look = 'light' } = query
  const center = rounded({ latitude, longitude })
  const circle = query.circle ?? null
  const pins = query.pins ? parsePins(query.pins) : circle === null ? [center] : []
  const steps = Math.round(zoom * ZOOMS_PER_STEP) / ZOOMS_PER_STEP
  return { center, zoom: steps, width, height, look, language, circle, pins }
}

export function pictureKey(request: PictureRequest): string {
  const { center, zoom, width, height, look, language, circle, pins } = request
  const places = [center, ...pins].map((it) => `${it.latitude},${it.longitude}`)
  return [zoom, width, height, look, language, circle ?? '', ...places].join(' ')
}

function parsePins(written: string): Position[] {
  const pins = written
    .split(';')
    .filter((pin) => pin !== '')
    .map((pin) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = pin.split(',').map(Number)
      return { latitude, longitude }
    })
  if (pins.length > MAX_PINS) throw invalid({ pins: `must be at most ${MAX_PINS} places` })
  if (!pins.every(isOnEarth)) {
    const pins = 'must have latitudes from -90 to 90 and longitudes from -180 to 180'
    throw invalid({ pins })
  }
  return pins.map(rounded)
}

function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** The map has no poles; they are shown at its edge. */
function rounded({ latitude, longitude }: Position): Position {
  const reached = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  return { latitude: Math.round(reached * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 }
}
