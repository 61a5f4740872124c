/** Mean sphere. */
export const METERS_PER_DEGREE = 111_195.08

/** Accurate for a few kilometers. Degrees in, meters out. */
export function metersBetween(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const scale = Math.cos(((latitude + otherLatitude) * Math.PI) / 360)
  const high = otherLatitude - latitude
  const wide = (otherLongitude - longitude) * scale
  return METERS_PER_DEGREE * Math.sqrt(high * high + wide * wide)
}

/** Of the point on a line that is nearest to a position; `share` 0 at its start, 1 at its end. */
export type OnLine = { share: number; meters: number }

/** Overwrites and returns `out`: called for every street near every home. */
export function nearestOnLine(
  position: { latitude: number; longitude: number },
  line: readonly [fromLatitude: number, fromLongitude: number, toLatitude: number, to: number],
  out: OnLine,
): OnLine {
  const scale = Math.cos((position.latitude * Math.PI) / 180)
  const x = (line[1] - position.longitude) * scale
  const y = line[0] - position.latitude
  const wide = (line[3] - line[1]) * scale
  const high = line[2] - line[0]
  const square = wide * wide + high * high
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(x * wide + y * high) / square))
  out.share = share
  out.meters = METERS_PER_DEGREE * Math.hypot(x + share * wide, y + share * high)
  return out
}
