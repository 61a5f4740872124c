import { hash } from 'node:crypto'

/** Which external ids a file has had, and in which row, in 24 bytes or less for each. */
export type SeenIds = {
  /** The row that had this id before; undefined for the first, which is remembered. */
  rowBefore(id: string, row: number): number | undefined
}

/**
 * Keeps 64 bits of a digest for each id, not the id: of ten million ids, two are taken for one
 * with a probability of about three in a million.
 */
export function createSeenIds(): SeenIds {
  let table = emptyTable(FIRST_SLOTS)
  let count = 0
  return {
    rowBefore(id, row) {
      const key = keyOf(id)
      const slot = slotOf(table, key)
      const before = table.rows[slot]
      if (before) return before
      table.keys[slot] = key
      table.rows[slot] = row
      count++
      if (count * 4 > table.rows.length * 3) table = grown(table)
      return undefined
    },
  }
}

type Table = { keys: BigUint64Array; rows: Uint32Array }

const FIRST_SLOTS = 4096

function emptyTable(slots: number): Table {
  return { keys: new BigUint64Array(slots), rows: new Uint32Array(slots) }
}

function keyOf(id: string): bigint {
  return hash('sha1', id, 'buffer').readBigUInt64LE(0)
}

/** Where the key is, or the free place where it belongs; row 0 marks a free place. */
function slotOf({ keys, rows }: Table, key: bigint): number {
  const mask = rows.length - 1
  let slot = Number(key & BigInt(mask))
  while (rows[slot] && keys[slot] !== key) slot = (slot + 1) & mask
  return slot
}

function grown(small: Table): Table {
  const large = emptyTable(small.rows.length * 2)
  for (const [at, row] of small.rows.entries()) {
    if (!row) continue
    const key = small.keys[at] ?? 0n
    const slot = slotOf(large, key)
    large.keys[slot] = key
    large.rows[slot] = row
  }
  return large
}
