const ROUND = [1, 2, 2.5, 5, 10]

/**
 * Round values from 0 (or below the least one) to above the greatest, about `count` steps apart
 * evenly: the lines of a chart.
 */
export function ticksFor(values: number[], count = 4, fromZero = true): number[] {
  const greatest = Math.max(...values, fromZero ? 0 : Number.NEGATIVE_INFINITY)
  const least = Math.min(...values, fromZero ? 0 : Number.POSITIVE_INFINITY)
  if (!Number.isFinite(greatest) || !Number.isFinite(least)) return [0, 1]
  const span = greatest - least || Math.abs(greatest) || 1
  const power = 10 ** Math.floor(Math.log10(span / count))
  const step = (ROUND.find((round) => round * power * count >= span) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(greatest / step))
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

/** Labels closer than this share of the line would run into each other. */
const LABEL_SPACE = 0.24

/**
 * Which points, by their places from 0 to 1 in rising order, have their label written: the first,
 * and each that leaves room to the one before.
 */
export function writtenLabels(places: number[]): Set<number> {
  const written = new Set<number>()
  let edge = Number.NEGATIVE_INFINITY
  for (const [index, place] of places.entries()) {
    if (place - edge < LABEL_SPACE) continue
    written.add(index)
    edge = place
  }
  return written
}

/** Without the dust of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
