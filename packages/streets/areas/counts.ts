import type { Counts } from '../osm/elements.ts'

export type CountTable = Counts & {
  written: Record<string, number>
  skipped: Record<string, number>
}

export function openCounts(): CountTable {
  const written: Record<string, number> = {}
  const skipped: Record<string, number> = {}
  const addTo =
    (table: Record<string, number>) =>
    (what: string, count = 1) => {
      table[what] = (table[what] ?? 0) + count
    }
  return { written, skipped, add: addTo(written), skip: addTo(skipped) }
}
