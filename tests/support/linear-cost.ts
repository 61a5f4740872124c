import { expect } from 'vitest'

/** Linear work costs 8 times as much for 8 times the input, quadratic work 64 times. */
const FACTOR = 8
const MAX_GROWTH = 24
/** Quadratic work costs seconds; less than this needs no comparison. */
const SMALL_MICROS = 100_000
/** Processor time counts in ticks of up to 16 ms. */
const MIN_MICROS = 50_000
const MAX_TRIES = 3

/**
 * Fails when `work` grows faster than its input, by processor time of this thread alone. `length`
 * is the shorter of two inputs: thousands of characters.
 */
export function expectLinearCost(work: (length: number) => void, length: number): void {
  let growth = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < MAX_TRIES && growth > MAX_GROWTH; tries += 1) {
    const long = measureMicros(() => work(FACTOR * length))
    if (long < SMALL_MICROS) return
    let runs = 1
    let short = 0
    while (short < MIN_MICROS) {
      runs *= 2
      short = measureMicros(() => {
        for (let run = 0; run < runs; run += 1) work(length)
      })
    }
    growth = (long * runs) / short
  }
  expect(growth).toBeLessThanOrEqual(MAX_GROWTH)
}

function measureMicros(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
