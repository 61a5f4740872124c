export type Position = { latitude: number; longitude: number }

/** Degrees; `west` > `east` when the box crosses the antimeridian. */
export type Bounds = { south: number; west: number; north: number; east: number }

/**
 * Great-circle distance on a sphere of the mean radius. Haversine formula (R. W. Sinnott, Sky and
 * Telescope 68, 1984).
 */
export function distanceKm(from: Position, to: Position): number {
  const latitudes = toRadians(to.latitude - from.latitude) / 2
  const longitudes = toRadians(to.longitude - from.longitude) / 2
  const a =
    Math.sin(latitudes) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(longitudes) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** Near a pole, the box spans all longitudes. */
export function boundsAround(centre: Position, radiusKm: number): Bounds {
  const angle = radiusKm / EARTH_RADIUS_KM
  const south = centre.latitude - toDegrees(angle)
  const north = centre.latitude + toDegrees(angle)
  const reach = Math.sin(angle) / Math.cos(toRadians(centre.latitude))
  if (south <= -90 || north >= 90 || angle >= Math.PI / 2 || reach >= 1) {
    return { south: Math.max(south, -90), west: -180, north: Math.min(north, 90), east: 180 }
  }
  const spread = toDegrees(Math.asin(reach))
  const west = wrapLongitude(centre.longitude - spread)
  return { south, west, north, east: wrapLongitude(centre.longitude + spread) }
}

/** Splits at the antimeridian. */
export function splitBounds(bounds: Bounds): Bounds[] {
  if (bounds.west <= bounds.east) return [bounds]
  return [
    { ...bounds, east: 180 },
    { ...bounds, west: -180 },
  ]
}

export function isInside(bounds: Bounds, { latitude, longitude }: Position): boolean {
  if (latitude < bounds.south || latitude > bounds.north) return false
  return splitBounds(bounds).some(({ west, east }) => longitude >= west && longitude <= east)
}

/** No box may cross the antimeridian. */
export function overlaps(these: readonly Bounds[], those: readonly Bounds[]): Bounds[] {
  return these.flatMap((one) =>
    those.flatMap((other) => {
      const south = Math.max(one.south, other.south)
      const west = Math.max(one.west, other.west)
      const north = Math.min(one.north, other.north)
      const east = Math.min(one.east, other.east)
      return south <= north && west <= east ? [{ south, west, north, east }] : []
    }),
  )
}

const EARTH_RADIUS_KM = 6371.0088

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI
}

function wrapLongitude(longitude: number): number {
  if (longitude < -180) return longitude + 360
  return longitude > 180 ? longitude - 360 : longitude
}
