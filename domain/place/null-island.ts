/** Degrees within which a position is a failed geocode: there is only sea around 0, 0. */
const HALF_WIDTH = 0.01

/** Whether a position rounds to 0, 0, as failed geocoders answer. */
export function isNullIsland(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) < HALF_WIDTH && Math.abs(longitude) < HALF_WIDTH
}
