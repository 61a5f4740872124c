const ROUND = [1, 2, 2.5, 5, 10]

/**
 * Round, evenly spaced axis ticks, about `count` steps, from 0 (or below the minimum) to above the
 * maximum.
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

/** Minimum gap between labels, as a share of the axis. */
const LABEL_SPACE = 0.24

/**
 * Indexes of the points that get a label: the first, and each with enough space after the previous
 * label. `places` are 0 to 1, ascending.
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

/** Removes binary rounding errors. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
