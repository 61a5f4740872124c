export const UNIT_NAMES = ['sqft', 'sqyd', 'acre', 'hectare', 'ft', 'mile'] as const

export type Unit = (typeof UNIT_NAMES)[number]

/** To the stored units: square meters, meters, kilometers. */
export function toMetric(value: number, unit: Unit): number {
  return value * METRIC[unit]
}

/** The international foot is exactly 0.3048 m; an acre is 43,560 square feet. */
const METRIC: Record<Unit, number> = {
  sqft: 0.3048 ** 2,
  sqyd: 0.9144 ** 2,
  acre: 43_560 * 0.3048 ** 2,
  hectare: 10_000,
  ft: 0.3048,
  mile: 1.609344,
}
